const units = ['B', 'KB', 'MB', 'GB'] as const

/** A readable file size: 1.4 MB. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 ** step)
  return `${number} ${units[step] ?? 'B'}`
}
