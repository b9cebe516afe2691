/** Whether the value of a field is empty: no text, no selection, an empty list, or a range without start and end. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isEmpty))
}
