/** Formats fen as yuan. */
export function yuan(fen: number): string {
  return `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

/** Formats a stored time in the local time of China. */
export function chinaTime(iso: string, locale: string): string {
  return new Date(iso).toLocaleString(locale, { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'medium' })
}
