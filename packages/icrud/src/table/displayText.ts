import type { CrudTexts } from '../texts/zhCN.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudDictItem } from '../types/CrudDict.ts'
import type { CrudRow } from '../types/CrudRow.ts'

/** The displayed text of a value: formatted, its label in the dictionary, yes or no, or the value itself. */
export function displayText(column: CrudColumn, row: CrudRow, items: readonly CrudDictItem[], texts: CrudTexts): string {
  const value = row[column.key]
  if (column.format) return column.format(value, row)
  if (Array.isArray(value)) return value.map((one) => labelOf(one, items, texts)).join(texts.listSeparator)
  return labelOf(value, items, texts)
}

function labelOf(value: unknown, items: readonly CrudDictItem[], texts: CrudTexts): string {
  const item = items.find((entry) => entry.value === value)
  if (item) return item.label
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
