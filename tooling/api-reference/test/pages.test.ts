import { expect, test } from 'vitest'
import { readPackages } from '../src/readPackages.ts'
import { referencePages } from '../src/index.ts'
import { manifest, workspace } from './workspace.ts'

const index = `
export { a as b } from './a.ts'
/** What {@link open} takes: a \`string\`, or List<string>. */
export interface OpenOptions {
  /** Seconds; \`a | b\` is fine. */
  wait?: 'long' | 'short'
  then?: Order
}
/** An order. */
export interface Order {
  id: string
}
/** Puts in order. */
export const order = (one: Order): Order => one
/** Opens it. And says so. */
export function open(options: OpenOptions): void {
  void options
}
/** The letter a. */
export { a } from './a.ts'
`

async function pagesOf(more = "export { a } from './a.ts'\n") {
  const root = await workspace({
    'packages/shop/package.json': manifest,
    'packages/shop/src/index.ts': index,
    'packages/shop/src/a.ts': '/** The first letter. */\nexport const a = 1\n',
    'packages/shop/src/more.ts': more,
  })
  const pages = referencePages(await readPackages(root), { repository: 'https://example.com/shop' })
  return new Map(pages.map((page) => [page.id, page]))
}

test('a page has a table of the names, then a section for each with links', async () => {
  const english = (await pagesOf()).get('packages/shop')?.markdown['en-US'] ?? ''
  expect(english).toContain('| [`open`](#open) | Opens it. |')
  expect(english).toContain('### `open`\n\nOpens it. And says so.\n\n```ts\nfunction open(options: OpenOptions): void\n```')
  expect(english).toContain('What [`open`](#open) takes: a `string`, or List\\<string>.')
  expect(english).toContain("| `wait?` | `'long' \\| 'short'` | Seconds; `a \\| b` is fine. |")
  expect(english).toContain('| `then?` | [`Order`](#Order) | – |')
  expect(english).toContain('Source [`packages/shop/src/index.ts:16`](https://example.com/shop/blob/main/packages/shop/src/index.ts#L16)')
  // Options follow the function that takes them.
  expect(english.indexOf('### `OpenOptions`')).toBeGreaterThan(english.indexOf('### `open`'))
  expect(english.indexOf('### `OpenOptions`')).toBeLessThan(english.indexOf('### `Order`'))
})

test('a declaration exported under two names, or from two entries of a page, is described once', async () => {
  const english = (await pagesOf()).get('packages/shop')?.markdown['en-US'] ?? ''
  expect(english).toContain('### `a`\n\nThe same as [`b`](#b), which is described there.')
  expect(english.match(/The first letter\.\n\n```/g)).toHaveLength(1)
})

test('both languages have the same headings and tables, and the Chinese page explains its English descriptions', async () => {
  for (const { markdown } of (await pagesOf()).values()) {
    expect(shape(markdown['zh-CN'])).toEqual(shape(markdown['en-US']))
  }
  expect((await pagesOf()).get('packages/shop')?.markdown['zh-CN']).toContain('原文是英文')
})

test('an entry of a large package has a separate page, between its neighbours and below its package', async () => {
  const many = Array.from({ length: 60 }, (_, number) => `/** Number ${number}. */\nexport const n${number} = ${number}`).join('\n')
  const pages = await pagesOf(many)
  expect([...pages.keys()]).toEqual(['packages/introduce', 'packages/shop', 'packages/shop/more'])
  expect(pages.get('packages/shop')?.markdown['en-US']).toContain('[`@view-site/shop/more`](/packages/shop/more)')
  expect(pages.get('packages/shop/more')?.frame['en-US']).toEqual({
    breadcrumb: [
      { title: 'Packages', path: '/packages/introduce' },
      { title: '@view-site/shop', path: '/packages/shop' },
    ],
    previous: { title: '@view-site/shop', path: '/packages/shop' },
    editUrl: 'https://example.com/shop/edit/main/packages/shop/src/more.ts',
  })
})

test('the overview lists each package with its purpose, version, size and install command', async () => {
  const overview = (await pagesOf()).get('packages/introduce')?.markdown['en-US'] ?? ''
  expect(overview).toContain('| [`@view-site/shop`](/packages/shop) | Sells things. |')
  expect(overview).toMatch(/Version 1\.2\.3 · Size [\d.]+\u00a0KB\n\n\*\*Entries\*\* \[`@view-site\/shop`\]/)
  expect(overview).toContain('npm install @view-site/shop')
})

/** Headings, rows and fences of a page, in order. */
function shape(text: string): string[] {
  return text.split('\n').flatMap((line) => (/^(#+|\||```)/.exec(line) ?? []).slice(1))
}
