import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { locales } from '@view-site/i18n/product'
import { runs } from '@view-site/vitest-config/runs'
import ts from 'typescript'
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest'
import { createPage } from '@view-site/docs/authoring'
import { newPage } from '../build/content/newPage.ts'

const site = resolve(import.meta.dirname, '..')
const own = resolve(site, '../../content')
const button = 'view-ui-plus/component/base/button'
const menu = `import { defineMenu } from '@view-site/docs'

export default defineMenu({
  title: { 'zh-CN': 'View UI Plus', 'en-US': 'View UI Plus' },
  index: 'component/base/button',
  items: [{ kind: 'group', title: { 'zh-CN': '基础', 'en-US': 'Basics' }, items: [{ kind: 'page', page: 'component/base/button' }] }],
})
`
const isCopied = (file: string) => !/node_modules|\.turbo/.test(file)
/** The tests of the content check all pages; here only a full run does. */
const isWhole = runs(0, 1) === 1
let content: string

beforeAll(async () => {
  // Inside the site's folder, so that imports of the pages resolve; not in node_modules, where Node does not strip types.
  await mkdir(join(site, '.cache'), { recursive: true })
  content = await mkdtemp(join(site, '.cache/content-'))
  const parts = isWhole ? [''] : ['package.json', 'tsconfig.json', 'view-ui-plus/shared', button]
  for (const part of parts) await cp(join(own, part), join(content, part), { recursive: true, filter: isCopied })
  if (!isWhole) {
    await writeFile(join(content, 'view-ui-plus/menu.ts'), menu)
    for (const locale of locales) await unlinkRules(join(content, button, `${locale}.md`))
  }
  await symlink(join(own, 'node_modules'), join(content, 'node_modules'))
})

afterAll(() => rm(content, { recursive: true, force: true }))

/** Turns links to lint rules into text: their page is not copied. */
async function unlinkRules(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/\[([^\]]+)\]\(\/view-ui-plus\/guide\/linting#[^)]+\)/g, '$1'))
}

/** Runs the command as `pnpm content:…` does. */
function run(...words: string[]): Promise<Printed> {
  const command = ['--conditions=@view-site/source', 'build/viewDocs.ts', ...words]
  const env = { ...process.env, SITE_CONTENT: content, SITE_DIST: relative(site, join(content, '.dist')) }
  return printed(spawn(process.execPath, command, { cwd: site, env }))
}

/** Runs a tool of the workspace. */
function tool(name: string, ...words: string[]): Promise<Printed> {
  return printed(spawn(resolve(site, '../../node_modules/.bin', name), words, { cwd: resolve(site, '../..') }))
}

interface Printed {
  code: number | null
  text: string
}

function printed(child: ChildProcessWithoutNullStreams): Promise<Printed> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)))
  return new Promise((done) => child.on('close', (code) => done({ code, text })))
}

/** Writes a menu and its first page for a product that has no menu. */
async function writeStart(product: string): Promise<void> {
  const folder = join(content, product)
  if (existsSync(join(folder, 'menu.ts'))) return
  await mkdir(join(folder, 'start'), { recursive: true })
  const source = `import { defineMenu } from '@view-site/docs'

export default defineMenu({
  title: { 'zh-CN': '产品', 'en-US': 'Product' },
  index: 'start',
  items: [{ kind: 'group', title: { 'zh-CN': '开始', 'en-US': 'Start' }, items: [{ kind: 'page', page: 'start' }] }],
})
`
  await writeFile(join(folder, 'menu.ts'), source)
  await writeFile(join(folder, 'start/zh-CN.md'), pageText('开始'))
  await writeFile(join(folder, 'start/en-US.md'), pageText('Start'))
}

function pageText(title: string): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\n---\n`
}

/** Does what `content:new` asks its author to do. */
async function addEntry(product: string, entry: string): Promise<void> {
  const file = join(content, product, 'menu.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace('items: [', `items: [${entry}, `))
}

/** Messages of the compiler about some files, with the options of the content. */
function typeErrors(files: readonly string[]): string[] {
  const file = join(own, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, own)
  const program = ts.createProgram([...files], { ...options, noEmit: true })
  return files.flatMap((name) => {
    const source = program.getSourceFile(name)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

const contributing = readFileSync(resolve(site, '../../CONTRIBUTING.md'), 'utf8')

// Checks all content in a full run.
test('[DOC-16] new pages of every product pass every check: content, code, types, lint, format', { timeout: 900_000 }, async () => {
  const [, example = ''] = /`pnpm content:new (\S+)`/.exec(contributing) ?? []
  const routes = [
    'view-ui-plus/component/base/rate',
    'view-ui-plus/component/base/date-picker',
    'view-ui-plus/guide/night-mode',
    'icrud/guide/first-table',
    'admin-cloud/guide/first-tenant',
    example,
  ]
  for (const product of ['icrud', 'admin-plus', 'admin-cloud']) await writeStart(product)
  const parts = await newPage()
  for (const route of routes) {
    const { isInMenu, entry } = await createPage(content, route, { ...parts, locales })
    if (!isInMenu) await addEntry(route.slice(0, route.indexOf('/')), entry)
  }
  // Only the whole content has a list of addresses.
  const { code } = isWhole ? await run('addresses') : { code: 0 }
  expect(code).toBe(0)
  expect(await run('check')).toEqual({
    code: 0,
    text: expect.stringMatching(/^\d+ pages and \d+ blocks of code checked in [\d.]+ s, no problems\.\n$/),
  })
  const written = routes.map((route) => join(content, route))
  expect(typeErrors(globSync(written.map((folder) => `${folder}/**/*.ts`)))).toEqual([])
  // The tools skip what git ignores.
  const copy = await mkdtemp(join(tmpdir(), 'content-new-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  for (const route of routes) await cp(join(content, route), join(copy, route), { recursive: true })
  const root = resolve(site, '../..')
  expect(await tool('oxfmt', '--config', join(root, '.oxfmtrc.json'), '--check', copy)).toMatchObject({ code: 0 })
  expect(await tool('oxlint', '--config', join(root, '.oxlintrc.json'), '--disable-nested-config', copy)).toMatchObject({ code: 0 })
})

test('[DOC-16] problems are listed with their places, also when the code of only one page is checked, and the command fails', async () => {
  const page = join(content, button)
  await writeFile(join(page, 'en-US.md'), `${await readFile(join(page, 'en-US.md'), 'utf8')}\n:::nope\n:::\n`)
  await writeFile(join(page, 'api.ts'), (await readFile(join(page, 'api.ts'), 'utf8')).replace('loading: {', 'loadingX: {'))
  const { code, text } = await run('check', button)
  expect(text).toMatch(/view-ui-plus\/component\/base\/button\/en-US\.md:\d+:1\n {2}There is no block "nope"\./)
  expect(text).toMatch(/view-ui-plus\/component\/base\/button\/api\.ts\n.*loading/)
  expect(text).toContain(`s, ${isWhole ? 5 : 3} problems.`)
  expect(code).toBe(1)
  const json = await run('check', button, '--json')
  expect(json.code).toBe(1)
  expect(JSON.parse(json.text).problems).toContainEqual(expect.objectContaining({ line: expect.any(Number), column: 1 }))
})

test('checking a page that does not exist fails', async () => {
  expect(await run('check', 'view-ui-plus/nowhere')).toEqual({ code: 2, text: 'There is no page view-ui-plus/nowhere with code in it.\n' })
})

test('creating a page that exists fails', async () => {
  expect(await run('new', button)).toEqual({
    code: 1,
    text: 'view-ui-plus/component/base/button exists already. Edit its zh-CN.md and en-US.md, or choose another name.\n',
  })
})
