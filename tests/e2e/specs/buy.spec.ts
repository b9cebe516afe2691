// Being written by somebody else right now (two people share this folder): leave this file to them.
