import { camelize } from 'vue'
import type { CrudTableProps } from '../table/CrudTableColumn.ts'
import type { CrudValues } from '../types/CrudRow.ts'

/** The `tableProps` for vxe-table, combined with the options that iCRUD needs. */
export function gridOptions({ options, rowKey }: Pick<CrudTableProps, 'options' | 'rowKey'>): CrudValues {
  const given: CrudValues = Object.fromEntries(Object.entries(options).map(([name, value]) => [camelize(name), value]))
  const { ref: _ref, ...asked } = given
  const { rowConfig, expandConfig } = asked
  return {
    ...asked,
    rowConfig: { isHover: true, ...fieldsOf(rowConfig), keyField: rowKey },
    expandConfig: { ...fieldsOf(expandConfig), showIcon: false },
  }
}

/** Whether selection or expanded state is kept for records that are not displayed. */
export function isReserving(options: CrudValues): boolean {
  return ['radioConfig', 'checkboxConfig', 'treeConfig', 'expandConfig'].some((name) => fieldsOf(options[name])['reserve'] === true)
}

function fieldsOf(value: unknown): CrudValues {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
