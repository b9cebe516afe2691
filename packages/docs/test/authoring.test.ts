import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { checkContent, createPage, reportCheck } from '../src/authoring/index.ts'
import { fixtureLicences } from './openFixture.ts'

async function soundSite(): Promise<string> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'docs-authoring-')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp(fileURLToPath(new URL('fixtures/kinds', import.meta.url)), root, { recursive: true })
  return root
}

const check = (root: string) => checkContent({ root, products: ['shop'], routes: ['/price'], licences: fixtureLicences }, { cache: false })
/** A page in both languages with a demo in Vue; of a component with an `api.ts`. */
const options = {
  locales: ['zh-CN', 'en-US'],
  demo: { file: 'base.vue', source: '<template>\n  <p>Demo</p>\n</template>\n' },
  draftApi: () => undefined,
}
const refusal = async (route: string) =>
  createPage(await soundSite(), route, options).then(
    () => 'It was made.',
    (error: unknown) => String(error),
  )

test('a new page exists in both locales and has a demo', async () => {
  const root = await soundSite()
  const { files, isInMenu, entry } = await createPage(root, '/shop/guide/first-steps/', options)
  expect(files).toEqual(['zh-CN.md', 'en-US.md', 'demos/base.vue'].map((name) => `shop/guide/first-steps/${name}`))
  expect(await readFile(path.join(root, 'shop/guide/first-steps/en-US.md'), 'utf8')).toMatch(/^---\ntitle: First steps\n/)
  // No page of that folder is in the menu: where it belongs is for the author to say, and the check reminds of it.
  expect([isInMenu, entry]).toEqual([false, "{ kind: 'page', page: 'guide/first-steps' }"])
  const { problems } = await check(root)
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual(['shop/guide/first-steps/zh-CN.md No menu leads to this page.'])
})

test('the page comes into the menu behind its neighbours, and then nothing is wrong', async () => {
  const root = await soundSite()
  const menu = path.join(root, 'shop/menu.ts')
  await createPage(root, 'shop/guide/first', options)
  const listed = (await readFile(menu, 'utf8')).replace(
    "{ kind: 'page', page: 'guide' },",
    "{ kind: 'page', page: 'guide' },\n        { kind: 'page', page: 'guide/first' },",
  )
  await writeFile(menu, listed)
  expect(await createPage(root, 'shop/guide/second', options)).toMatchObject({ isInMenu: true })
  expect(await readFile(menu, 'utf8')).toBe(
    listed.replace("'guide/first' },", "'guide/first' },\n        { kind: 'page', page: 'guide/second' },"),
  )
  expect(await check(root)).toMatchObject({ problems: [], pages: 4 })
})

test('a page of a component has an api.ts with its name', async () => {
  const root = await soundSite()
  const { files } = await createPage(root, 'shop/component/date-picker', options)
  expect(files).toContain('shop/component/date-picker/api.ts')
  expect(await readFile(path.join(root, 'shop/component/date-picker/api.ts'), 'utf8')).toContain('  DatePicker: {')
  expect(await readFile(path.join(root, 'shop/component/date-picker/zh-CN.md'), 'utf8')).toContain('::api{name="DatePicker"}')
})

test.each([
  ['shop/button', 'Error: shop/button exists already. Edit its zh-CN.md and en-US.md, or choose another name.'],
  ['store/button', 'Error: There is no product "store". Begin the route with shop: shop/guide/name.'],
  ['shop', 'Error: "shop" is a product and not a page. Write shop/guide/name.'],
  [
    'shop/DatePicker',
    'Error: "DatePicker" cannot be part of a route. Use lower-case words with hyphens between them: date-picker. "demos" is taken.',
  ],
  [
    'shop/../../etc',
    'Error: ".." cannot be part of a route. Use lower-case words with hyphens between them: date-picker. "demos" is taken.',
  ],
  [
    'shop/button/demos',
    'Error: "demos" cannot be part of a route. Use lower-case words with hyphens between them: date-picker. "demos" is taken.',
  ],
])('the route %s is refused in words', async (route, message) => {
  expect(await refusal(route)).toBe(message)
})

const problem = { file: 'b/zh-CN.md', line: 12, column: 3, message: 'There is no demo "x".', fix: 'Create it.' }
const missing = { file: 'a/en-US.md', message: 'The page is missing.', fix: 'Write it.' }
const result = { problems: [problem, problem, missing, { ...problem, line: 3 }], pages: 2 }
const folders = { root: '/site/content', cwd: '/site' }

test('problems are reported by file and line, each once, with places that an editor opens', () => {
  expect(reportCheck(result, folders)).toBe(
    [
      '3 problems in the pages:',
      '',
      'content/a/en-US.md',
      '  The page is missing.',
      '  → Write it.',
      '',
      'content/b/zh-CN.md:3:3',
      '  There is no demo "x".',
      '  → Create it.',
      '',
      'content/b/zh-CN.md:12:3',
      '  There is no demo "x".',
      '  → Create it.',
      '',
      '2 pages checked, 3 problems.',
      '',
    ].join('\n'),
  )
  expect(reportCheck({ problems: [], pages: 2 }, folders)).toBe('2 pages checked, no problems.\n')
})

test('the same problems as JSON are for programs', () => {
  expect(JSON.parse(reportCheck(result, { ...folders, json: true }))).toEqual({
    pages: 2,
    problems: [
      { ...missing, file: 'content/a/en-US.md' },
      { ...problem, file: 'content/b/zh-CN.md', line: 3 },
      { ...problem, file: 'content/b/zh-CN.md' },
    ],
  })
})
