import { dark, light } from '@view-site/ui/palette'
import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori'

/** Minimum contrast of text, and of borders and the focus ring, by WCAG 2 AA. */
const [textContrast, edgeContrast] = [4.5, 3]

/** Values of the accent's tokens. */
export interface AccentColors {
  base: string
  hover: string
  text: string
  soft: string
  line: string
  focus: string
}

/**
 * The tokens of an accent in one theme: its hue, with a lightness at which text on it and next to it is readable. Throws if it is not a
 * colour.
 */
export function accentColors(accent: string, theme: 'light' | 'dark'): AccentColors {
  const given = oklch(accent)
  const { bg, text } = (theme === 'light' ? light : dark).color
  const soft = inGamut(
    theme === 'light' ? { ...given, l: 0.97, c: Math.min(given.c, 0.025) } : { ...given, l: 0.27, c: Math.min(given.c, 0.06) },
  )
  const line = inGamut(
    theme === 'light' ? { ...given, l: 0.84, c: Math.min(given.c, 0.09) } : { ...given, l: 0.43, c: Math.min(given.c, 0.1) },
  )
  const base = shift(given, -1, [text.onAccent], textContrast)
  const hover = shift({ ...oklch(base), l: oklch(base).l - 0.06 }, -1, [text.onAccent], textContrast)
  const grounds = [bg.page, bg.sunken, bg.raised, bg.hover, soft]
  const ink =
    theme === 'light' ? shift(given, -1, grounds, textContrast) : shift({ ...given, l: Math.max(given.l, 0.75) }, 1, grounds, textContrast)
  return { base, hover, text: ink, soft, line, focus: shift(oklch(ink), theme === 'light' ? -1 : 1, grounds, edgeContrast) }
}

function oklch(color: string): Oklch {
  const parsed = parse(color)
  if (!parsed) throw new Error(`"${color}" is not a colour. Write one as in CSS: #7c3aed, rgb(124 58 237) or oklch(0.54 0.25 293).`)
  return converter('oklch')(parsed)
}

/** Makes a colour darker (-1) or lighter (1) until it has at least a contrast of `least` to all others. */
function shift(color: Oklch, direction: -1 | 1, others: readonly string[], least: number): string {
  for (let { l } = color; l > 0 && l < 1; l += direction * 0.005) {
    const hex = inGamut({ ...color, l })
    if (others.every((other) => wcagContrast(hex, other) >= least)) return hex
  }
  return direction === 1 ? '#ffffff' : '#000000'
}

function inGamut(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'))
}
