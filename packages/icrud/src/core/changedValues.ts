import type { CrudValues } from '../types/CrudRow.ts'

/** The fields of a form that differ from the original record. */
export function changedValues(before: CrudValues, after: CrudValues): CrudValues {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])))
}
