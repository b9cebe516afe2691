import { flatColumns } from '../core/flatColumns.ts'
import type { CrudDict } from '../types/CrudDict.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudFieldType, CrudSearchField } from '../types/CrudField.ts'

/** A search field, with defaults from its column. */
export interface SearchField extends Omit<CrudSearchField, 'title' | 'type'> {
  key: string
  title: string
  type: CrudFieldType
}

/** The fields of the search bar, in the order of the columns. A switch becomes a select with yes and no. */
export function searchFields(columns: readonly CrudColumn[], yesNo: CrudDict): SearchField[] {
  return flatColumns(columns).flatMap((column) => {
    const { key, title, search, type, component, props } = column
    const dict = column.dict ?? (type === 'switch' ? yesNo : undefined)
    if (!search) return []
    const own = search === true ? {} : search
    const field: SearchField = {
      ...(dict !== undefined && { dict }),
      ...(component && { component }),
      ...(props && { props }),
      ...own,
      key,
      title: own.title ?? title,
      type: own.type ?? searchType(column),
    }
    return [field]
  })
}

/** The type of a search field: a select for fields with options, a range of days for dates and times. */
function searchType({ type, dict }: CrudColumn): CrudFieldType {
  if (type === 'date' || type === 'datetime') return 'daterange'
  if (type === 'textarea') return 'text'
  if (dict !== undefined || type === 'switch' || type === 'radio' || type === 'checkbox') return 'select'
  return type ?? 'text'
}
