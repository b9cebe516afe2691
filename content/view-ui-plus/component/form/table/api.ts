import { defineApi } from '@view-site/docs'
import { Table } from './api/Table.ts'
import { TableColumn } from './api/TableColumn.ts'
import { TableRow } from './api/TableRow.ts'

export default defineApi({ Table, TableColumn, TableRow })
