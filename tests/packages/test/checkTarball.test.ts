import { expect, test } from 'vitest'
import { checkContents } from '../src/checkContents.ts'
import { checkImports } from '../src/checkImports.ts'

const machine = ['/home/lin/site/']
const manifest = {
  name: '@acme/ui',
  version: '1.0.0',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { zod: '^4.0.0' },
  peerDependencies: { react: '^19.0.0' },
}
const map = JSON.stringify({ sources: ['../src/index.ts'], sourcesContent: ['export const a = 1'] })

function tarball(changes: Readonly<Record<string, string>> = {}, left: readonly string[] = []) {
  const files = new Map(
    Object.entries({
      'package.json': JSON.stringify(manifest),
      'README.md': '# ui',
      LICENSE: 'MIT',
      'dist/index.d.ts': 'export declare const a: 1',
      'dist/index.js': 'export const a = 1\n//# sourceMappingURL=index.js.map',
      'dist/index.js.map': map,
      ...changes,
    }).filter(([file]) => !left.includes(file)),
  )
  return { manifest, files }
}

test('[PLUS-09] a complete tarball has no problems', () => {
  expect(checkContents(tarball(), { machine })).toEqual([])
  expect(checkImports(tarball())).toEqual([])
})

test('[PLUS-09] a declaration file whose hash ends with underscores is accepted', () => {
  expect(checkContents(tarball({ 'dist/RouterPort-BjFS-x__.d.ts': 'export {}' }), { machine })).toEqual([])
})

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['a missing licence', {}, ['LICENSE'], /^LICENSE is not in the tarball/],
  ['an entry that was not built', {}, ['dist/index.js'], /^dist\/index\.js is not in the tarball/],
  ['sources', { 'src/index.ts': '' }, [], /^src\/index\.ts is in the tarball/],
  ['tests', { 'dist/index.test.js': '' }, [], /^dist\/index\.test\.js is in the tarball/],
  ['a folder of tests', { 'dist/__tests__/index.js': '' }, [], /^dist\/__tests__\/index\.js is in the tarball/],
  ['a style sheet that no entry exports', { 'dist/part.css': '' }, [], /^dist\/part\.css is in the tarball/],
  ['a path of this machine', { 'dist/index.js': '/* /home/lin/site/packages */' }, [], /mentions "\/home\/lin\/site\/"/],
  ['a version that only resolves in the workspace', { 'package.json': '{"dependencies":{"a":"workspace:^"}}' }, [], /workspace:/],
  ['a missing source map', {}, ['dist/index.js.map'], /names the source map index\.js\.map/],
  ['a source map without sources', { 'dist/index.js.map': '{"sources":["../src/index.ts"]}' }, [], /without its text/],
])('[PLUS-09] %s in a tarball is reported', (_, changes, left, message) => {
  expect(checkContents(tarball(changes, left), { machine }).join('\n')).toMatch(message)
})

test('[PLUS-09] a template may contain sources and imports of the created apps, in a package that lists it', () => {
  const { files } = tarball({ 'template/src/main.ts': `import 'vue'` })
  const creator = { ...manifest, files: ['dist', 'template'] }
  expect([...checkContents({ manifest: creator, files }, { machine }), ...checkImports({ manifest: creator, files })]).toEqual([])
  expect(checkContents({ manifest, files }, { machine })).toEqual([expect.stringMatching(/^template\/src\/main\.ts is in the tarball/)])
  expect(checkImports({ manifest, files })).toEqual([expect.stringMatching(/^template\/src\/main\.ts imports "vue"/)])
})

test('[PLUS-09] an import that the manifest does not declare is reported, in scripts and in declarations', () => {
  const { files } = tarball({
    'dist/index.js': `import 'react/jsx-runtime'\nimport 'zod'\nconst text = "import 'nothing'"\nawait import('jotai/vanilla')\nimport 'node:fs'\nimport 'virtual:demos'`,
    'dist/index.d.ts': `export type A = import('@acme/i18n/locale').Locale\nimport { Root } from 'hast'`,
  })
  expect(checkImports({ manifest, files })).toEqual([
    expect.stringMatching(/dist\/index\.d\.ts imports "@acme\/i18n\/locale"|dist\/index\.d\.ts imports "hast"/),
    expect.stringMatching(/dist\/index\.d\.ts imports/),
    expect.stringMatching(/dist\/index\.js imports "jotai\/vanilla", and "jotai" is neither/),
  ])
})

test('[PLUS-09] types of a dependency may come as @types, and node: is required', () => {
  const typed = { ...manifest, dependencies: { '@types/hast': '^3.0.0' } }
  expect(checkImports({ manifest: typed, files: new Map([['dist/index.d.ts', `import { Root } from 'hast'`]]) })).toEqual([])
  expect(checkImports({ manifest, files: new Map([['dist/index.js', `import 'fs'`]]) })).toEqual([
    expect.stringContaining('without "node:"'),
  ])
})
