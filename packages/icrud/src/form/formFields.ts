import { flatColumns } from '../core/flatColumns.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudFieldContext, CrudFieldType, CrudFormField } from '../types/CrudField.ts'
import type { CrudValues } from '../types/CrudRow.ts'

/** A form field, with defaults from its column. */
export interface FormField extends Omit<CrudFormField, 'title' | 'type'> {
  key: string
  title: string
  type: CrudFieldType
}

/** The visible fields of the form for its mode and current values. */
export function formFields(columns: readonly CrudColumn[], context: CrudFieldContext): FormField[] {
  return allFields(columns).filter(({ only, visible }) => (only === undefined || only === context.mode) && decide(visible, context, true))
}

/** Whether a field is disabled. */
export function isLocked({ disabled }: FormField, context: CrudFieldContext): boolean {
  return decide(disabled, context, false)
}

/** Initial values of a form for a new record. Every field has a value, so that its rules apply. */
export function formDefaults(columns: readonly CrudColumn[]): CrudValues {
  return Object.fromEntries(allFields(columns).map((field) => [field.key, field.default ?? emptyValue(field)]))
}

function allFields(columns: readonly CrudColumn[]): FormField[] {
  return flatColumns(columns).flatMap((column) => (column.form === false ? [] : [fieldOf(column)]))
}

function fieldOf(column: CrudColumn): FormField {
  const { key, title, type, dict, component, props, required, rules } = column
  const own = typeof column.form === 'object' ? column.form : {}
  return {
    ...(dict !== undefined && { dict }),
    ...(component && { component }),
    ...(props && { props }),
    ...(required !== undefined && { required }),
    ...(rules && { rules }),
    ...('default' in column && { default: column.default }),
    ...own,
    key,
    title: own.title ?? title,
    type: own.type ?? type ?? (own.dict === undefined && dict === undefined ? 'text' : 'select'),
  }
}

function emptyValue({ type, component }: FormField): unknown {
  if (component) return undefined
  if (type === 'checkbox' || type === 'daterange') return []
  if (type === 'switch') return false
  return type === 'number' ? null : ''
}

function decide(
  rule: boolean | ((context: CrudFieldContext) => boolean) | undefined,
  context: CrudFieldContext,
  otherwise: boolean,
): boolean {
  return typeof rule === 'function' ? rule(context) : (rule ?? otherwise)
}
