import type { ThemeRegistrationRaw } from 'shiki/core'

/** Class of a token in the page: keyword, string, tag or function, attribute or property, comment, number or constant. */
export type TokenClass = 'k' | 's' | 't' | 'a' | 'c' | 'n'

const scopes: Record<TokenClass, string[]> = {
  k: [
    'keyword',
    'storage',
    'variable.language',
    'punctuation.definition.template-expression',
    'keyword.operator.expression',
    'keyword.operator.new',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.inserted'],
  t: [
    'entity.name.tag',
    'punctuation.definition.tag',
    'support.class.component',
    'entity.name.function',
    'support.function',
    'markup.heading',
    'entity.name.section',
  ],
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.parameter.url',
    'meta.property-name',
    'entity.name.type',
    'support.type.primitive',
    'variable.other.assignment.shell',
  ],
  c: ['comment', 'punctuation.definition.comment', 'markup.quote'],
  n: ['constant', 'support.constant', 'keyword.other.unit', 'markup.deleted'],
}

/** Parts of the scopes above that read better as plain code. */
const plain = [
  'keyword.operator',
  'string.unquoted.argument.shell',
  'string.template meta.template.expression',
  'meta.embedded',
  'source.vue-vine',
  'constant.other.option',
]

const names = ['k', 's', 't', 'a', 'c', 'n'] as const satisfies TokenClass[]
const colorOf = (name: TokenClass) => `#00000${names.indexOf(name) + 1}`
const classes = new Map<string, TokenClass>(names.map((name) => [colorOf(name), name]))

/**
 * A theme whose colours are only numbers for classes: the page's own theme colours them, in light and in dark, without
 * inline styles.
 */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'view-site',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    { scope: plain, settings: { foreground: '#000000' } },
    ...names.map((name) => ({ scope: scopes[name], settings: { foreground: colorOf(name) } })),
  ],
}

/** Class that a colour of the theme represents. */
export function classOfColor(color: string | undefined): TokenClass | undefined {
  return color === undefined ? undefined : classes.get(color.toLowerCase())
}
