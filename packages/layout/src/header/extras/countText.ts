/** A count as a badge shows it: 99+ beyond 99. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
