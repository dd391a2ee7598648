"""Programs that call the catalogue: Excel, LibreOffice, the embedded calculator."""
