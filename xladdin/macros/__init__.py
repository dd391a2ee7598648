"""What a button does: one file a button, over an open workbook or a closed file."""
