import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { clientAssets } from './clientAssets.ts'

const manifest: Manifest = {
  'src/client.tsx': { file: 'assets/client-1.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['src/dialog.tsx'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  'src/dialog.tsx': { file: 'assets/dialog-1.js', imports: ['_shared.js'], assets: ['assets/sign-1.svg'] },
  'virtual:parts': { file: 'assets/parts-1.js', isEntry: true, dynamicImports: ['virtual:parts/one'] },
  'virtual:parts/one': { file: 'assets/one-1.js', imports: ['_shared.js'] },
}

test('what a module needs before it runs are its imports and their style sheets, without what it loads later', () => {
  const assets = clientAssets(manifest, '/', 'src/client.tsx')
  expect(assets.neededBy(['virtual:parts/one', 'src/client.tsx'])).toEqual([
    '/assets/shared-1.js',
    '/assets/shared-1.css',
    '/assets/one-1.js',
    '/assets/client-1.js',
  ])
})

test('a module that only pages load has a URL but is not among the files of the application', () => {
  const assets = clientAssets(manifest, '/', 'src/client.tsx')
  expect(assets.urlOf('virtual:parts/one')).toBe('/assets/one-1.js')
  expect(assets.urlOf('virtual:parts/two')).toBeUndefined()
  expect(assets.filesOf(['src/client.tsx'])).toEqual([
    '/assets/shared-1.js',
    '/assets/shared-1.css',
    '/assets/dialog-1.js',
    '/assets/sign-1.svg',
    '/assets/client-1.js',
  ])
})
