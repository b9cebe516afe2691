import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { innerFiles } from '../src/innerFiles.ts'
import { filesOf, read } from '../src/repository.ts'

/** Inner files that a configuration of another package has to name, with the reason. */
const exceptions = new Map([
  ['package.json: tooling/bootstrap/run.mjs', 'runs before pnpm is installed'],
  ['turbo.json: tooling/typescript/*.json', 'the files of this package are its entries'],
  ['turbo.json: tooling/vitest/*.ts', 'the files of this package are its entries'],
  ['tooling/films/turbo.json: apps/site/public/pictures/**', 'the pictures of the documentation, which its test looks for'],
  ['tooling/films/turbo.json: apps/site/public/films/**', 'the recorded films, which its test compares with the scenes'],
])

const manifest = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()).default({}) })
const packages = filesOf('*/*/package.json', 'content/package.json').map((file) => ({
  folder: dirname(file),
  name: manifest.parse(JSON.parse(read(file))).name,
}))
const names = ['package.json', 'turbo.json', 'tsconfig*.json', 'knip.json', '*.config.ts']
const configurations = filesOf(...names.map((name) => `**/${name}`)).filter((file) => !/\/(?:fixtures|test|template)\//.test(file))

test('a configuration names no inner file of another package', () => {
  const named = configurations.flatMap((file) => innerFiles(file, settingsOf(file), packages).map((path) => `${file}: ${path}`))
  expect([...new Set(named)].toSorted()).toEqual([...exceptions.keys()].toSorted())
})

test.for([
  ['packages/docs/tsup.config.ts', "entry: ['../ui/src/cx.ts']", 'packages/ui/src/cx.ts'],
  ['apps/site/vite.config.ts', String.raw`const shared = /\/packages\/docs\/src\/reader\//`, 'packages/docs/src/reader/'],
  [
    'apps/site/vite.config.ts',
    String.raw`'packages/\\w[\\w-]*/src/(\\w+/)?documentNames'`,
    String.raw`packages/\\w[\\w-]*/src/(\\w+/)?documentNames`,
  ],
  ['apps/site/vite.config.ts', "['layout/src/drawer/', 'app/src/main.ts']", 'layout/src/drawer/'],
  ['apps/site/package.json', 'node node_modules/view-docs/src/cli.ts build', 'node_modules/view-docs/src/cli.ts'],
  ['package.json', 'node tests/exports/exports.ts check', 'tests/exports/exports.ts'],
])('in %s, %s names an inner file', ([file, text, path]) => {
  expect(innerFiles(file!, text!, packages)).toEqual([path])
})

test.for([
  ['apps/site/turbo.json', '"$TURBO_ROOT$/packages/*/src/**", "$TURBO_ROOT$/packages/*/package.json"'],
  ['apps/site/vite.config.ts', "import { x } from '@view-site/docs/vite'; test: /apps\\/site\\/src\\/reader\\//"],
  ['knip.json', '"packages/ui": { "entry": ["gallery/main.tsx", "src/app/*.ts"] }'],
])('in %s, %s names no inner file', ([file, text]) => {
  expect(innerFiles(file!, text!, packages)).toEqual([])
})

/** The settings of a configuration; for a manifest, its scripts. */
function settingsOf(file: string): string {
  const text = read(file)
  return file.endsWith('package.json') ? Object.values(manifest.partial().parse(JSON.parse(text)).scripts ?? {}).join('\n') : text
}
