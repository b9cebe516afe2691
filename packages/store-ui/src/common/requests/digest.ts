/** A short hash for a value that must not be in storage. It is not cryptographic. */
export function digest(value: unknown): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of JSON.stringify(value)) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return [high, low].map((half) => (half >>> 0).toString(36)).join('-')
}
