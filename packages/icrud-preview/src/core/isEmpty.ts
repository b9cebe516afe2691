/** Whether a field holds nothing: no text, no choice, an empty list, a range without its two ends. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isEmpty))
}
