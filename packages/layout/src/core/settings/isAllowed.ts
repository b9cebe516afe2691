/** What a setting may be: one of some names, a number in a range, or, where this is undefined, on or off. */
export type AllowedValues = readonly unknown[] | { readonly min: number; readonly max: number } | undefined

/** Whether a stored value is one that a setting may have. */
export function isAllowed(allowed: AllowedValues, value: unknown): boolean {
  if (!allowed) return typeof value === 'boolean'
  if ('min' in allowed) return typeof value === 'number' && value >= allowed.min && value <= allowed.max
  return allowed.includes(value)
}
