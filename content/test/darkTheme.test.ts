import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { locales, type Locale } from '@view-site/i18n/product'
import { darkTheme, darkTokens, type DarkToken } from '@view-site/vue-demo/vite'
import { expect, test } from 'vitest'
import { darkTokenUses } from './darkTokenUses.ts'
import { root } from './pages/pageApis.ts'

const published = readFileSync(createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css'), 'utf8')
const css = darkTheme(published, { selector: '[data-theme="dark"]' })
const tokens = darkTokens.filter(({ name }) => css.includes(`  ${name}: `))

/** Of the variables that follow from a status color, those of the primary color describe all five. */
const derived = tokens.filter(({ name, kind }) => kind === 'derived' && name.startsWith('--ivu-primary-'))

const headings = {
  'zh-CN': { section: '## 深色主题', base: ['变量', '默认值', '用在哪里'], derived: ['变量', '主色的值', '用在哪里'] },
  'en-US': {
    section: '## Dark theme',
    base: ['Variable', 'Default', 'Used for'],
    derived: ['Variable', 'Value for the primary color', 'Used for'],
  },
} as const

const pageOf = (locale: Locale) => join(root, 'view-ui-plus/guide/theme', `${locale}.md`)

// `vitest -u` writes the tables into the page.
test.for(locales)('the theme page lists every variable of the dark theme with its value and use, %s', async (locale) => {
  const page = readFileSync(pageOf(locale), 'utf8')
  await expect(withTables(page, locale)).toMatchFileSnapshot(pageOf(locale))
})

test.for(locales)('the theme page gives the size of the file, %s', (locale) => {
  expect(readFileSync(pageOf(locale), 'utf8')).toContain(`${Math.round(gzipSync(css).length / 1000)} kB`)
})

test('every use is that of a variable', () => {
  const described = [...tokens.filter(({ kind }) => kind === 'base'), ...derived].map(({ name }) => name)
  expect(Object.keys(darkTokenUses)).toEqual(described)
})

function withTables(page: string, locale: Locale): string {
  const { section, ...columns } = headings[locale]
  const base = tokens.filter(({ kind }) => kind === 'base').map((token) => row([token.name], token, locale))
  const others = derived.map((token) => row(variantsOf(token), token, locale))
  return withTable(withTable(page, section, [columns.base, ...base]), section, [columns.derived, ...others])
}

/** The page with the rows of the table that has this head, in a section. */
function withTable(page: string, section: string, [columns, ...rows]: [readonly string[], ...(readonly string[])[]]): string {
  const [head, ...lines] = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const start = page.indexOf(`\n${head}\n`, page.indexOf(`\n${section}\n`))
  if (start < 0) throw new Error(`The page has no table with the head "${head}" below "${section}".`)
  return page.slice(0, start) + ['', head, ...lines].join('\n') + page.slice(page.indexOf('\n\n', start))
}

/** The same variable of each status color that has it. */
function variantsOf({ name }: DarkToken): string[] {
  const part = name.slice('--ivu-primary'.length)
  const names = tokens.map((token) => token.name)
  return ['primary', 'success', 'warning', 'error', 'info'].map((status) => `--ivu-${status}${part}`).filter((one) => names.includes(one))
}

function row(names: readonly string[], { name, value }: DarkToken, locale: Locale): string[] {
  const use = darkTokenUses[name]
  if (!use) throw new Error(`${name} has no use in darkTokenUses.ts.`)
  return [names.map(code).join(locale === 'zh-CN' ? '、' : ', '), code(value), use[locale]]
}

function code(text: string): string {
  return `\`${text}\``
}
