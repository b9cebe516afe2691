import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { examplesRoot } from '../src/writeExamples.ts'

const eslint = resolve(import.meta.dirname, '../node_modules/eslint/bin/eslint.js')
const cli = resolve(import.meta.dirname, '../../../packages/view-docs/src/cli.ts')

/** Runs a script in Node and returns its output. */
function node(cwd: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, ['--conditions=@view-site/source', ...args], { cwd }, (_, stdout, stderr) => done(stdout + stderr))
  })
}

test('[PLUS-09] the first example of view-docs is a site without problems', async () => {
  expect(await node(join(examplesRoot, 'view-docs/first'), cli, 'check')).toMatch(/^1 pages checked in [\d.]+ s, no problems\.\n$/)
})

test('[PLUS-09] the first example of mcp serves HTTP and exits', async () => {
  expect(await node(join(examplesRoot, 'mcp/first'), 'main.ts')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp\n$/)
})

test('[PLUS-09] the first example of eslint-plugin-view-ui-plus reports an unknown prop', async () => {
  const folder = join(examplesRoot, 'eslint-plugin-view-ui-plus/first')
  await writeFile(join(folder, 'App.vue'), '<template><Button colour="red" /></template>')
  expect(await node(folder, eslint, 'App.vue')).toContain('view-ui-plus/no-unknown-prop')
})

test('[PLUS-09] the first example of create-view-admin writes an app with its name and colour', async () => {
  const folder = join(examplesRoot, 'create-view-admin/first')
  onTestFinished(() => rm(join(folder, 'my-admin'), { recursive: true, force: true }))
  expect(await node(folder, 'main.ts')).toContain("'src/createApp.ts'")
  expect(JSON.parse(await readFile(join(folder, 'my-admin/src/app.json'), 'utf8'))).toEqual({
    name: 'my-admin',
    title: 'Sales desk',
    accent: '#0f766e',
  })
})

test('[PLUS-09] the first example of create-view-docs writes a site in two languages', async () => {
  const folder = join(examplesRoot, 'create-view-docs/first')
  onTestFinished(() => rm(join(folder, 'my-docs'), { recursive: true, force: true }))
  expect(await node(folder, 'main.ts')).toContain("'docs.config.ts'")
  expect(await readFile(join(folder, 'my-docs/content/guide/start/zh-CN.md'), 'utf8')).toContain('title: 开始使用')
})
