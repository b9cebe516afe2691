import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { calls } from '@view-site/contract'
import { locales, type Locale } from '@view-site/i18n/product'
import { readPrivacy } from '@view-site/privacy'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { storageKeys } from '../src/env.ts'

const privacy = readPrivacy()
const root = resolve(import.meta.dirname, '../../..')

/** Passes values on, belongs to other sites, or is not used by this one (brands of users, saved pages, the lock, tours; a full run checks what its journeys store). */
const elsewhere =
  /^(?:packages\/(?:platform|view-docs|create-view-(?:admin|docs)|layout\/src\/(?:brand|lock-screen|saved-pages|tour))|apps\/(?:starter|mock-api))\//

const pageOf = (locale: Locale) => resolve(import.meta.dirname, `../../../content/site/privacy/${locale}.md`)

const headings = {
  'zh-CN': {
    cookie: ['### Cookie', '名称', '什么时候写入', '用途', '保存多久'],
    localStorage: ['### 本地存储', '名称', '内容', '用途'],
    sessionStorage: ['### 会话存储', '名称', '内容', '用途'],
    caches: ['### 缓存', '名称', '内容', '用途'],
    sent: ['## 你的浏览器发送给我们的', '场景', '内容', '用途'],
  },
  'en-US': {
    cookie: ['### Cookies', 'Name', 'Written', 'Purpose', 'Retention'],
    localStorage: ['### Local storage', 'Name', 'Content', 'Purpose'],
    sessionStorage: ['### Session storage', 'Name', 'Content', 'Purpose'],
    caches: ['### Caches', 'Name', 'Content', 'Purpose'],
    sent: ['## What your browser sends to us', 'Occasion', 'Data', 'Purpose'],
  },
} as const

const properties = z.record(z.string(), z.unknown()).optional()
const branches = z.array(z.looseObject({ properties })).optional()
const node = z.looseObject({ properties, anyOf: branches, allOf: branches, oneOf: branches })
const jsonSchema = node.extend({ $ref: z.string().optional(), $defs: z.record(z.string(), node).optional() })

type Section = keyof (typeof headings)[Locale]

// `vitest -u` writes the tables into the page.
test.for(locales)('the tables of the privacy notice are what the code declares, %s', async (locale) => {
  const page = readFileSync(pageOf(locale), 'utf8')
  await expect(withTables(page, locale)).toMatchFileSnapshot(pageOf(locale))
})

test('every field of every call of the contract is declared', () => {
  const declared = privacy.sent
    .flatMap((one) => Object.entries(one.calls))
    .filter(([path]) => path !== '*')
    .map(([path, fields]) => [path, new Set(fields)] as const)
  const actual = Object.entries(calls).flatMap(([path, call]) => {
    const fields = fieldsOf(call.request)
    return fields.length > 0 ? [[path, new Set(fields)] as const] : []
  })
  expect(new Map(declared)).toEqual(new Map(actual))
})

test('code that stores something has its declaration in its folder or in one above it', () => {
  const undeclared = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !elsewhere.test(file))
    .filter((file) => /\.setItem\(|\.cookie = |indexedDB\.open\(|caches\.open\(/.test(readFileSync(join(root, file), 'utf8')))
    .filter((file) => !isDeclared(dirname(file)))
  expect(undeclared).toEqual([])
})

test('every key of the site in local storage is declared', () => {
  const declared = privacy.stored.filter((one) => one.in === 'localStorage').map(({ matches }) => new RegExp(matches))
  const undeclared = Object.values(storageKeys).filter((key) => !declared.some((pattern) => pattern.test(key)))
  expect(undeclared).toEqual([])
})

test('what is declared as stored has a pattern that no other entry has', () => {
  const patterns = privacy.stored.map((one) => `${one.in} ${one.matches}`)
  expect(new Set(patterns).size).toBe(patterns.length)
  for (const { matches } of privacy.stored) expect(() => new RegExp(matches)).not.toThrow()
})

function withTables(page: string, locale: Locale): string {
  return (['cookie', 'localStorage', 'sessionStorage', 'caches', 'sent'] as const).reduce((text, section) => {
    const [heading, ...columns] = headings[locale][section]
    const at = text.indexOf(`\n${heading}\n`)
    if (at < 0) throw new Error(`The notice has no heading "${heading}" in ${locale}.`)
    const start = text.indexOf('\n| ', at) + 1
    const end = text.indexOf('\n\n', start)
    return text.slice(0, start) + table(columns, rowsOf(section, locale)) + text.slice(end)
  }, page)
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowsOf(section: Section, locale: Locale): string[][] {
  if (section === 'sent') return privacy.sent.map(({ occasion, data, purpose }) => [occasion[locale], data[locale], purpose[locale]])
  return privacy.stored.flatMap((entry) => {
    if (entry.in !== section) return []
    const names = entry.name
      .split(', ')
      .map((name) => `\`${name}\``)
      .join(locale === 'zh-CN' ? '、' : ', ')
    const cells = entry.in === 'cookie' ? [entry.when, entry.purpose, entry.keptFor] : [entry.content, entry.purpose]
    return [[names, ...cells.map((cell) => cell[locale])]]
  })
}

function fieldsOf(schema: z.ZodType): string[] {
  const { $ref, $defs = {}, ...root } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const {
    properties: own = {},
    anyOf = [],
    allOf = [],
    oneOf = [],
  } = $ref === undefined ? root : ($defs[$ref.replace('#/$defs/', '')] ?? {})
  return [...new Set([...Object.keys(own), ...[...anyOf, ...allOf, ...oneOf].flatMap((one) => Object.keys(one.properties ?? {}))])]
}

function isDeclared(folder: string): boolean {
  if (relative(root, join(root, folder)).split('/').length < 3) return false
  return existsSync(join(root, folder, 'privacy.json')) || isDeclared(dirname(folder))
}
