import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildEnv } from '../build/buildEnv.ts'
import { bundleKey } from '../build/bundleKey.ts'

const page = '---\ntitle: 开始\ndescription: 第一步。\n---\n\n第一段。\n'
const menu = (index: string) =>
  `export default { title: { 'zh-CN': '组件', 'en-US': 'Components' }, index: '${index}', items: [{ kind: 'page', page: 'guide/start' }] }\n`

async function openContent() {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await write('view-ui-plus/menu.ts', menu('guide/start'))
  await write('view-ui-plus/guide/start/zh-CN.md', page)
  await write('view-ui-plus/guide/start/demos/basic.vue', '<template><p>一</p></template>\n')
  const env = buildEnv({ SITE_CONTENT: root, SITE_DIST: 'dist', SITE_LOCALES: 'zh-CN' })
  return { write, key: () => bundleKey(env) }
}

test.for([
  ['the text of a page', 'view-ui-plus/guide/start/zh-CN.md', `${page}\n第二段。\n`],
  ['a title', 'view-ui-plus/guide/start/zh-CN.md', page.replace('开始', '起步')],
  ['a new page', 'view-ui-plus/guide/more/zh-CN.md', page],
  ['the menu', 'view-ui-plus/menu.ts', menu('guide/more')],
  ['an API table', 'view-ui-plus/guide/start/api.ts', 'export default []\n'],
] as const)('the key stays the same when %s changes', async ([, name, text]) => {
  const { write, key } = await openContent()
  const before = key()
  await write(name, text)
  expect(key()).toBe(before)
})

test.for([
  ['a demo', 'view-ui-plus/guide/start/demos/basic.vue', '<template><p>二</p></template>\n'],
  ['a new demo', 'view-ui-plus/guide/start/demos/more.vue', '<template><p>二</p></template>\n'],
  ['an import of a demo', 'view-ui-plus/guide/start/demos/rows.ts', 'export const rows = []\n'],
  ['the server of a page’s demos', 'view-ui-plus/guide/start/demos/server.js', 'export default () => () => {}\n'],
] as const)('%s changes the key', async ([, name, text]) => {
  const { write, key } = await openContent()
  const before = key()
  await write(name, text)
  expect(key()).not.toBe(before)
})

test('a build setting changes the key', async () => {
  const { key } = await openContent()
  const before = key()
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(key()).not.toBe(before)
})
