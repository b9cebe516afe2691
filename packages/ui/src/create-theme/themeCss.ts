import { headerAttribute, siderAttribute, themeAttribute } from '../theme/documentNames.ts'
import type { primaryHeader } from '../theme/primaryHeader.ts'
import type { BrandColors } from './brandColors.ts'

/** Density of the interface: controls of 28, 32 or 40 px. */
export type Density = 'compact' | 'normal' | 'comfortable'

export interface ThemeCssOptions {
  brand: { light: BrandColors; dark: BrandColors; header: typeof primaryHeader } | null
  radius: number | undefined
  density: Density
  fonts: { sans?: string; mono?: string }
}

type Values = Record<string, string>

// Repeated for a higher specificity, so that the order of style sheets does not matter.
const root = ':root:root'

const sizes: Record<Exclude<Density, 'normal'>, Values> = {
  compact: { '--size-control': '28px', '--size-header': '44px', '--size-tabs': '36px' },
  comfortable: { '--size-control': '40px', '--size-header': '56px', '--size-tabs': '48px' },
}

/** The style sheet of a theme: token values, for the same selectors as the package's own values. */
export function themeCss({ brand, radius, density, fonts }: ThemeCssOptions): string {
  const rules: string[] = []
  if (brand) {
    const { light, dark } = brand
    const darkValues = colorValues(dark)
    rules.push(
      rule(root, colorValues(light)),
      `@media not print{${rule(`${root}[${themeAttribute}="dark"]`, darkValues)}}`,
      `@media screen and (prefers-color-scheme:dark){${rule(`${root}:not([${themeAttribute}])`, darkValues)}}`,
      rule(scope(headerAttribute, 'dark'), { '--header-focus': dark.accent.text }),
      rule(scope(headerAttribute, 'primary'), headerValues(brand.header)),
      rule(scope(siderAttribute, 'dark'), { '--sider-current-bg': dark.accent.base, '--sider-current-text': dark.onAccent }),
    )
  }
  if (radius !== undefined) rules.push(rule(root, radiusValues(radius)))
  if (density !== 'normal') rules.push(`@media not ((max-width:600px) or (pointer:coarse)){${rule(root, sizes[density])}}`)
  // English text has its own font family.
  if (fonts.sans !== undefined) rules.push(rule(`${root},:is(:root,:root *)[lang|="en"]`, { '--font-sans': fonts.sans }))
  if (fonts.mono !== undefined) rules.push(rule(root, { '--font-mono': fonts.mono }))
  return rules.join('\n')
}

function colorValues({ brand, accent, onAccent, focus }: BrandColors): Values {
  return {
    '--color-brand': brand,
    '--color-accent': accent.base,
    '--color-accent-hover': accent.hover,
    '--color-accent-text': accent.text,
    '--color-accent-soft': accent.soft,
    '--color-accent-line': accent.line,
    '--color-text-on-accent': onAccent,
    '--color-focus': focus,
  }
}

function headerValues({ bg, line, text, hover, current, field, focus }: typeof primaryHeader): Values {
  return {
    '--header-bg': bg,
    '--header-line': line,
    '--header-text': text.base,
    '--header-text-muted': text.muted,
    '--header-hover': hover,
    '--header-current': current,
    '--header-field': field,
    '--header-focus': focus,
  }
}

function radiusValues(radius: number): Values {
  const px = (factor: number) => `${Math.round(radius * factor)}px`
  return { '--radius-1': px(1 / 2), '--radius-2': px(1), '--radius-3': px(4 / 3), '--radius-4': px(2) }
}

function scope(attribute: string, value: string): string {
  return `:is(:root,:root *)[${attribute}="${value}"]`
}

function rule(selector: string, values: Values): string {
  return `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
