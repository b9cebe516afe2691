import { brandColors, brandHeader, type BrandColors, type ThemeAdjustment } from './brandColors.ts'
import { themeCss, type Density } from './themeCss.ts'

/** Options of {@link createTheme}; without an option the default applies. */
export interface CreateThemeOptions {
  /** The brand colour, `#rgb` or `#rrggbb`: for buttons, links, current entries, focus rings, and the header in the primary colour. */
  accent?: string
  /** Radius of buttons and fields in px, 0 to 16; other radii are derived from it. @default 6 */
  radius?: number
  /** Heights of controls, menu rows, header and tabs with a mouse; on touch screens and phones controls have 44 px. @default 'normal' */
  density?: Density
  /** Font families as in CSS: for text, or separately for text and code. */
  font?: string | { sans?: string; mono?: string }
}

/** A theme to add to a page. */
export interface CreatedTheme {
  /** A style sheet for a `<style>` in `<head>`, before or after that of the package. */
  css: string
  /** The colours derived from the accent in both themes, for use outside of CSS. Null without an accent. */
  colors: { light: BrandColors; dark: BrandColors } | null
  /** Adjustments of the accent for contrast, each with a message. */
  adjusted: readonly ThemeAdjustment[]
}

/**
 * Creates a light and dark theme from a few options. Text, controls and focus rings have AA contrast with every accent: where it has too
 * little, a darker or lighter shade is used, which `adjusted` lists.
 *
 * @throws if an option is invalid.
 * @example createTheme({ accent: '#7c3aed', radius: 4, density: 'compact' }).css
 */
export function createTheme({ accent, radius, density = 'normal', font }: CreateThemeOptions): CreatedTheme {
  const fonts = typeof font === 'string' ? { sans: font } : (font ?? {})
  if (radius !== undefined && !(radius >= 0 && radius <= 16))
    throw new Error(`createTheme: the radius is ${radius}. Give a number of px between 0 and 16.`)
  if (!['compact', 'normal', 'comfortable'].includes(density))
    throw new Error(`createTheme: the density is "${density}". Give "compact", "normal" or "comfortable".`)
  for (const family of Object.values(fonts))
    if (/[;{}<>]/.test(family))
      throw new Error(`createTheme: the font is "${family}". Give a list of families as in CSS: "Inter, sans-serif".`)

  const brand = accent === undefined ? null : brandOf(sixDigits(accent))
  return {
    css: themeCss({ brand, radius, density, fonts }),
    colors: brand && { light: brand.light, dark: brand.dark },
    adjusted: brand?.adjusted ?? [],
  }
}

function brandOf(accent: string) {
  const [light, dark] = [brandColors(accent, 'light'), brandColors(accent, 'dark')]
  return { light: light.colors, dark: dark.colors, header: brandHeader(accent), adjusted: [...light.adjusted, ...dark.adjusted] }
}

function sixDigits(color: string): string {
  const match = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(color.trim())
  if (!match) throw new Error(`createTheme: the accent is "${color}". Give it as #rgb or #rrggbb.`)
  const [, long, short = ''] = match
  return `#${(long ?? short.replaceAll(/./g, '$&$&')).toLowerCase()}`
}
