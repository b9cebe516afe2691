import { brandColors, brandHeader, type BrandColors, type ThemeAdjustment } from './brandColors.ts'
import { themeCss, type Density } from './themeCss.ts'

/** What is changed of the default look; what is left out stays as it is. */
export interface CreateThemeOptions {
  /** The colour of the brand, `#rgb` or `#rrggbb`: buttons, links, current entries, focus rings, the header in the primary colour. */
  accent?: string
  /** Radius of buttons and fields in px, 0 to 16; smaller and larger parts follow. @default 6 */
  radius?: number
  /** Heights of controls, menu rows, header and tabs for a mouse; for fingers and on phones controls have 44 px. @default 'normal' */
  density?: Density
  /** Font family of texts, as in CSS, or of texts and code. */
  font?: string | { sans?: string; mono?: string }
}

/** A theme to put on a page. */
export interface CreatedTheme {
  /** A style sheet, for a `<style>` in `<head>`. It does not matter whether it comes before or after that of the package. */
  css: string
  /** Colours of both themes that follow the accent, for what is drawn without CSS. Null without an accent. */
  colors: { light: BrandColors; dark: BrandColors } | null
  /** Where the accent was changed to be readable, with a sentence about each. */
  adjusted: readonly ThemeAdjustment[]
}

/**
 * Makes a theme, light and dark, from a few choices. Texts, controls and focus rings have the contrast of AA whatever the accent is: where it
 * could not be read, a darker or lighter shade of it is used, which `adjusted` lists.
 *
 * @throws if an option has a value that it cannot have.
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
