const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes as a person reads them: 1.4 MB. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const unit = units[step] ?? 'byte'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  return format.format(bytes / 1024 ** step)
}
