/** Formats of `formatDate`: `2026年5月6日`, `2026-05-06 14:03`, `14:03:09`, `2026年5月`. */
export type DateStyle = 'date' | 'datetime' | 'time' | 'month'

/** Options of `formatMoney`. */
export interface FormatMoneyOptions {
  /** Keeps `.00` on whole amounts, for columns of figures. @default false */
  cents?: boolean
}

/** Formats an amount in the smallest unit (fen, cents): `formatMoney(198000, 'CNY', 'zh-CN')` → `¥1,980`. */
export function formatMoney(amount: number, currency: string, locale: string, { cents = false }: FormatMoneyOptions = {}): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: cents ? 'auto' : 'stripIfInteger',
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Formats a number with the locale's grouping. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, {}).format(value)
}

/**
 * Formats an ISO-8601 time. A date without a time (`2026-05-06`) is the same day everywhere; a time is shown in `timeZone`.
 * @param timeZone IANA name; default the visitor's. Pass one where HTML is prerendered, or hydration may mismatch.
 */
export function formatDate(iso: string, locale: string, style: DateStyle = 'date', timeZone?: string): string {
  const zone = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? 'UTC' : timeZone
  return dateFormat(locale, style, zone).format(new Date(iso))
}

/**
 * Formats a duration in seconds: `clock` → `14:59` (with hours `1:04:09`), `long` → `14分钟59秒` / `14 minutes 59 seconds`. Fractions are
 * truncated, and negative durations are zero.
 */
export function formatDuration(seconds: number, locale: string, style: 'clock' | 'long' = 'clock'): string {
  const total = Math.max(0, Math.floor(seconds))
  const parts = { hour: Math.floor(total / 3600), minute: Math.floor(total / 60) % 60, second: total % 60 }
  if (style === 'clock') {
    const [first, ...rest] = parts.hour ? [parts.hour, parts.minute, parts.second] : [parts.minute, parts.second]
    return [String(first).padStart(parts.hour ? 1 : 2, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
  }
  const words = Object.entries(parts)
    .filter(([unit, value]) => value > 0 || (unit === 'second' && total === 0))
    .map(([unit, value]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(words)
}

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  datetime: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  month: { year: 'numeric', month: 'long' },
}

// Creating an Intl formatter costs a thousand times what using one does, so they are cached.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))
}

function dateFormat(locale: string, style: DateStyle, timeZone: string | undefined): Intl.DateTimeFormat {
  const options = { ...dateStyles[style], ...(timeZone && { timeZone }) }
  return remembered(dateFormats, `${locale} ${style} ${timeZone}`, () => new Intl.DateTimeFormat(locale, options))
}

function remembered<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key)
  if (known) return known
  const made = make()
  store.set(key, made)
  return made
}
