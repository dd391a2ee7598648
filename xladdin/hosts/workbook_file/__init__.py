"""Workbook files as packages of parts: opened safely, changed cell by cell.

Source: ECMA-376, Office Open XML, parts 1 and 2.
"""
