import { dark } from '../theme/dark.ts'
import { light } from '../theme/light.ts'
import { primaryHeader } from '../theme/primaryHeader.ts'
import { contrast, luminance } from './contrast.ts'
import { fit, meets, noLighterThan, shift, tint, type Need } from './shades.ts'

/** Minimum contrast (WCAG AA) of text, and of controls and other graphics. */
const [readable, visible] = [4.5, 3]

/** The colours of a theme that follow the accent, as `#rrggbb`. */
export interface BrandColors {
  brand: string
  accent: { base: string; hover: string; text: string; soft: string; line: string }
  onAccent: string
  focus: string
}

/** A colour that differs from the requested accent, for contrast. */
export interface ThemeAdjustment {
  theme: 'light' | 'dark'
  /** The CSS variable. */
  token: string
  from: string
  to: string
  /** Contrast of the requested accent, and the required contrast. */
  contrast: number
  needed: number
  message: string
}

/** The colours of an accent in a theme, and the adjustments that were needed for contrast. */
export function brandColors(accent: string, theme: 'light' | 'dark'): { colors: BrandColors; adjusted: ThemeAdjustment[] } {
  const { bg, text, accent: model } = (theme === 'light' ? light : dark).color
  const away = theme === 'light' ? 'darker' : 'lighter'
  const grounds = [bg.page, bg.sunken, bg.raised]
  const shown: Need = { against: grounds, atLeast: visible }
  const soft = tint(accent, model.soft, theme === 'light' ? 'lighter' : 'darker')
  const read: Need = { against: [...grounds, bg.hover, soft], atLeast: readable }

  // Dark text only on a bright accent in the dark theme: in the light theme such a button would not be visible.
  const onAccent =
    theme === 'dark' && meets(accent, { against: [light.color.text.base], atLeast: 7 }) ? light.color.text.base : text.onAccent
  const written: Need = { against: [onAccent], atLeast: readable }
  const base = fit(fit(accent, away, shown), onAccent === text.onAccent ? 'darker' : 'lighter', written)
  const colors: BrandColors = {
    brand: fit(accent, away, shown),
    accent: {
      base,
      hover: hovered(base, onAccent === text.onAccent ? -0.05 : 0.05),
      text: fit(accent, away, read),
      soft,
      line: tint(accent, model.line, theme === 'light' ? 'darker' : 'lighter'),
    },
    onAccent,
    focus: fit(accent, away, shown),
  }
  const adjusted = [
    adjustment('--color-brand', colors.brand, shown),
    adjustment('--color-accent', base, meets(accent, written) ? shown : written),
    adjustment('--color-accent-text', colors.accent.text, read),
    adjustment('--color-focus', colors.focus, shown),
  ]
  return { colors, adjusted: adjusted.filter((one) => one !== null) }

  function adjustment(token: string, to: string, { against, atLeast }: Need): ThemeAdjustment | null {
    if (to === accent) return null
    const ratios = against.map((other) => contrast(accent, other))
    const lowest = Math.min(...ratios)
    const other = against[ratios.indexOf(lowest)]
    const message = `${token} is ${to} instead of ${accent} in the ${theme} theme: the contrast of ${accent} to ${other} is ${lowest.toFixed(2)}, and ${atLeast} is needed.`
    return { theme, token, from: accent, to, contrast: lowest, needed: atLeast, message }
  }
}

// Shifts in the opposite direction if the colour cannot get darker or lighter.
function hovered(base: string, by: number): string {
  const shade = shift(base, by)
  return shade === base ? shift(base, -2 * by) : shade
}

/** The colours of a header in the accent, at least as dark as the default one, so that white text is readable. */
export function brandHeader(accent: string): typeof primaryHeader {
  const model = primaryHeader
  const bg = noLighterThan(accent, model.bg)
  return {
    ...model,
    bg,
    line: bg,
    text: { base: model.text.base, muted: tint(accent, model.text.muted, 'lighter') },
    hover: noLighterThan(shift(bg, 0.04), model.hover),
    field: luminance(bg) < 0.01 ? noLighterThan(shift(bg, 0.06), model.field) : noLighterThan(shift(bg, -0.05), model.field),
  }
}
