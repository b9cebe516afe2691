import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { installedVersions } from '../../build/versionsPlugin.ts'
import { mainFile } from '../protocol/files.ts'
import { projectFiles } from './projectFiles.ts'
import { zipProject } from './zipProject.ts'

const versions = installedVersions()
const app = `<script setup>\nimport { Button } from 'view-ui-plus'\n</script>\n\n<template><Button>你好</Button></template>\n`
const code = { [mainFile]: app }

test('[PLUS-03] a downloaded project depends on the exact versions of the playground, and contains the code unchanged', () => {
  const files = projectFiles(code, { locale: 'zh-CN', versions })
  expect(Object.keys(files)).toEqual([
    'package.json',
    'vite.config.js',
    'index.html',
    'src/main.js',
    'src/App.vue',
    'README.md',
    '.gitignore',
  ])
  expect(files['src/App.vue']).toBe(app)
  const { dependencies, devDependencies } = manifestOf(files)
  expect(Object.keys(dependencies)).toEqual(['view-ui-plus', 'vue'])
  expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-vue', 'vite'])
  for (const version of [...Object.values(dependencies), ...Object.values(devDependencies)]) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('[PLUS-03] a downloaded project contains every file, and depends on what all of them import', () => {
  const server = "import dayjs from 'dayjs'\nexport default () => dayjs()\n"
  const files = projectFiles({ ...code, 'server.js': server }, { locale: 'en-US', versions })
  expect(files['src/server.js']).toBe(server)
  expect(files['src/App.vue']).toBe(app)
  expect(Object.keys(manifestOf(files).dependencies)).toEqual(['dayjs', 'view-ui-plus', 'vue'])
  expect(files['README.md']).toContain('- `src/App.vue`, `src/server.js`: the code')
})

test('[PLUS-03] a downloaded project with an older version of the library depends on that release', () => {
  const { dependencies } = manifestOf(projectFiles(code, { locale: 'zh-CN', versions, version: '1.2' }))
  expect(dependencies['view-ui-plus']).toMatch(/^1\.2\./)
  const unknown = manifestOf(projectFiles(code, { locale: 'zh-CN', versions, version: '0.9' }))
  expect(unknown.dependencies['view-ui-plus'], 'as the playground runs the code').toBe(versions.packages['view-ui-plus'])
})

test('[PLUS-03] a downloaded project depends on what its code imports', () => {
  const imports = `import Quill from 'quill'\nimport "quill/dist/quill.snow.css"\nimport { IcrudVxe } from '@view-design/icrud/vxe'`
  const files = projectFiles({ [mainFile]: `<script setup>\n${imports}\n</script>\n` }, { locale: 'en-US', versions })
  expect(manifestOf(files).dependencies).toEqual({
    '@view-design/icrud': 'file:./packages/icrud',
    quill: versions.packages['quill'],
    'view-ui-plus': versions.packages['view-ui-plus'],
    vue: versions.packages['vue'],
    'vxe-table': versions.packages['vxe-table'],
  })
  expect(files['README.md'], 'it is not on npm').toContain('packages/icrud')
  expect(projectFiles(code, { locale: 'en-US', versions })['README.md']).not.toContain('iCRUD')
})

test('[PLUS-03] a downloaded project is in the language of the page', () => {
  const [zh, en] = (['zh-CN', 'en-US'] as const).map((locale) => projectFiles(code, { locale, versions }))
  expect(zh?.['index.html']).toContain('lang="zh-CN"')
  expect(en?.['index.html']).toContain('lang="en-US"')
  expect(zh?.['README.md']).toContain('需要 Node.js')
  expect(en?.['README.md']).toContain('needs Node.js')
  expect(zh?.['src/main.js'], 'the texts of the library are Chinese by default').not.toContain('locale')
  expect(en?.['src/main.js']).toContain('{ locale: enUS }')
})

test('[PLUS-03] the zip file contains every file in one folder, in UTF-8', () => {
  const files = projectFiles(code, { locale: 'zh-CN', versions })
  const unzipped = unzipSync(zipProject('project', files))
  const texts = Object.entries(unzipped).map(([path, bytes]) => [path.replace(/^project\//, ''), new TextDecoder().decode(bytes)])
  expect(Object.fromEntries(texts)).toEqual(files)
})

function manifestOf(files: Record<string, string>): Record<'dependencies' | 'devDependencies', Record<string, string>> {
  return JSON.parse(files['package.json'] ?? '')
}
