/**
 * Path of the first string in a request that cannot be stored everywhere: PostgreSQL refuses NUL, and an unpaired surrogate is not
 * Unicode, so that it changes on its way to a database, a mail or an invoice.
 */
export function findInvalidText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value) ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const path = findInvalidText(part)
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
  }
  return undefined
}
