import { constants, light, themeAttribute } from '@view-site/ui/palette'
import { accentColors } from './accentColors.ts'
import type { DocsTheme, Themed } from './DocsTheme.ts'

/** The style sheet of a theme; empty without one. Throws an error for the author if a token or value is invalid. */
export function themeCss(theme: DocsTheme = {}): string {
  const always = { ...radii(theme.radius), ...fonts(theme.font) }
  const [bright, dim] = (['light', 'dark'] as const).map((name) => ({
    ...accentTokens(theme.accent, name),
    ...ownTokens(theme.tokens, name),
  }))
  return [
    rule(':root:root', always),
    // Elements with `lang` also need the fonts: English text has its own font stack, which would take precedence.
    rule(':root:root [lang]', fonts(theme.font)),
    rule(':root:root', bright),
    within('not print', rule(`:root:root[${themeAttribute}="dark"]`, dim)),
    within('screen and (prefers-color-scheme: dark)', rule(`:root:root:not([${themeAttribute}])`, dim)),
  ].join('')
}

type Tokens = Record<string, string>

function radii(radius: number | undefined): Tokens {
  if (radius === undefined) return {}
  if (!(radius >= 0 && radius <= 24)) throw new Error(`\`theme.radius\` is ${radius}. Write pixels from 0 to 24.`)
  return Object.fromEntries([0.5, 1, 4 / 3, 2].map((factor, index) => [`radius-${index + 1}`, `${Math.round(radius * factor)}px`]))
}

function fonts({ sans, mono }: NonNullable<DocsTheme['font']> = {}): Tokens {
  return { ...(sans ? { 'font-sans': valueOf('font.sans', sans) } : {}), ...(mono ? { 'font-mono': valueOf('font.mono', mono) } : {}) }
}

function accentTokens(accent: Themed | undefined, theme: 'light' | 'dark'): Tokens {
  if (accent === undefined) return {}
  const { base, hover, text, soft, line, focus } = accentColors(inTheme(accent, theme), theme)
  return {
    'color-brand': inTheme(accent, theme),
    'color-accent': base,
    'color-accent-hover': hover,
    'color-accent-text': text,
    'color-accent-soft': soft,
    'color-accent-line': line,
    'color-focus': focus,
  }
}

function ownTokens(tokens: DocsTheme['tokens'] = {}, theme: 'light' | 'dark'): Tokens {
  const known = namesOf({ ...constants, ...light })
  const unknown = Object.keys(tokens).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`\`theme.tokens\` has no "${unknown}". The tokens are ${known.join(', ')}.`)
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, valueOf(`tokens['${name}']`, inTheme(value, theme))]))
}

/** Names of tokens as in custom properties: `color.text.onAccent` → `color-text-on-accent`; `base` is omitted. */
function namesOf(group: object, prefix: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const path = key === 'base' ? prefix : [...prefix, key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
    return typeof value === 'object' && value !== null ? namesOf(value, path) : [path.join('-')]
  })
}

function inTheme(value: Themed, theme: 'light' | 'dark'): string {
  return typeof value === 'string' ? value : value[theme]
}

function valueOf(place: string, value: string): string {
  if (/[;{}<>]/.test(value)) throw new Error(`\`theme.${place}\` is "${value}". Write one CSS value, without ; and braces.`)
  return value
}

function rule(selector: string, tokens: Tokens = {}): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}\n`
}

function within(media: string, rules: string): string {
  return rules === '' ? '' : `@media ${media}{${rules}}\n`
}
