/** A colour of sRGB, each channel from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; `undefined` for every other notation. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text.slice(1) : undefined
  if (!digits) return undefined
  const channel = (at: number) => Number.parseInt(digits.length === 3 ? `${digits[at]}${digits[at]}` : digits.slice(at * 2, at * 2 + 2), 16)
  return [channel(0), channel(1), channel(2)]
}

/** Writes a colour as `#rrggbb`. */
export function formatHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** `part` (0 to 1) of one colour, the rest of the other, as CSS `color-mix(in srgb, …)` computes it. */
export function mix(color: Rgb, other: Rgb, part: number): Rgb {
  const channel = (at: 0 | 1 | 2) => color[at] * part + other[at] * (1 - part)
  return [channel(0), channel(1), channel(2)]
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The same hue, fully saturated: what a pale tint was mixed from. */
export function saturate(color: Rgb): Rgb {
  const [low, high] = [Math.min(...color), Math.max(...color)]
  const channel = (at: 0 | 1 | 2) => (high === low ? color[at] : ((color[at] - low) / (high - low)) * 255)
  return [channel(0), channel(1), channel(2)]
}
