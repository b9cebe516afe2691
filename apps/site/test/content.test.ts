import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runs } from '@view-site/vitest-config/runs'
import { beforeAll, afterAll, expect, test } from 'vitest'

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
let content: string

beforeAll(async () => {
  // Inside the site's folder, so that imports of the pages resolve; not in node_modules, where Node does not strip types.
  await mkdir(join(site, '.cache'), { recursive: true })
  content = await mkdtemp(join(site, '.cache/content-'))
  // The tests of the content check all pages; here only `FULL=1` does.
  const isWhole = runs(0, 1) === 1
  const parts = isWhole ? [''] : ['package.json', 'tsconfig.json', 'view-ui-plus/shared', button]
  for (const part of parts) await cp(join(own, part), join(content, part), { recursive: true, filter: isCopied })
  if (!isWhole) await writeFile(join(content, 'view-ui-plus/menu.ts'), menu)
  await symlink(join(own, 'node_modules'), join(content, 'node_modules'))
})

afterAll(() => rm(content, { recursive: true, force: true }))

/** Runs the command as `pnpm content:…` does. */
function run(...words: string[]): Promise<{ code: number | null; text: string }> {
  const command = ['--conditions=@view-site/source', 'node_modules/view-docs/src/cli.ts', ...words]
  const child = spawn(process.execPath, command, { cwd: site, env: { ...process.env, SITE_CONTENT: content } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)))
  return new Promise((done) => child.on('close', (code) => done({ code, text })))
}

test('[DOC-16] valid content passes, also with a new page drafted from the component of the library', async () => {
  expect((await run('new', 'view-ui-plus/component/base/rate')).text).toMatch(/~ \S+menu\.ts\n$/)
  const { code, text } = await run('check')
  expect(text).toMatch(/^\d+ pages and \d+ blocks of code checked in [\d.]+ s, no problems\.\n$/)
  expect(code).toBe(0)
})

test('[DOC-16] problems are listed by file with counts, also when the code of only one page is checked, and the command fails', async () => {
  const page = join(content, button)
  await writeFile(join(page, 'en-US.md'), `${await readFile(join(page, 'en-US.md'), 'utf8')}\n:::nope\n:::\n`)
  await writeFile(join(page, 'api.ts'), (await readFile(join(page, 'api.ts'), 'utf8')).replace('loading: {', 'loadingX: {'))
  const { code, text } = await run('check', button)
  expect(text).toMatch(/view-ui-plus\/component\/base\/button\/en-US\.md {2}\(1\)\n +\d+ {2}There is no block "nope"\./)
  expect(text).toMatch(/view-ui-plus\/component\/base\/button\/api\.ts {2}\(2\)\n.*loading/)
  expect(text).toContain('3 problems in 2 files')
  expect(code).toBe(1)
})

test('checking a page that does not exist fails', async () => {
  expect(await run('check', 'view-ui-plus/nowhere')).toEqual({ code: 1, text: 'There is no page view-ui-plus/nowhere with code in it.\n' })
})

test('creating a page that exists fails', async () => {
  expect(await run('new', button)).toEqual({
    code: 1,
    text: 'view-ui-plus/component/base/button exists already. Edit its zh-CN.md and en-US.md, or choose another name.\n',
  })
})
