/** Whether a field is empty: no text, no choice, an empty list, a range without both ends. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isEmpty))
}
