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

test('the further files of sources are those that neither the application nor what is loaded before has', () => {
  const assets = clientAssets(
    {
      ...manifest,
      'src/reader.ts': { file: 'assets/reader-1.js', isEntry: true, dynamicImports: ['src/search.ts'] },
      'src/search.ts': { file: 'assets/search-1.js', imports: ['_shared.js', '_field.js'] },
      '_field.js': { file: 'assets/field-1.js', name: 'field', css: ['assets/field-1.css', 'assets/shared-1.css'] },
    },
    '/docs/',
    'src/client.tsx',
  )
  const own = ['/docs/assets/field-1.js', '/docs/assets/field-1.css', '/docs/assets/search-1.js']
  expect(assets.furtherFiles(['src/search.ts'])).toEqual(own)
  expect(assets.furtherFiles(['src/search.ts'], ['src/reader.ts'])).toEqual(['/docs/assets/shared-1.js', ...own])
  expect(assets.furtherFiles(['field']), 'a bundle by its name').toEqual(own.slice(0, 2))
  expect(assets.filesOf(['field'])).toEqual(['/docs/assets/field-1.js', '/docs/assets/field-1.css', '/docs/assets/shared-1.css'])
  expect(() => assets.furtherFiles(['src/moved.ts'])).toThrow('no file of src/moved.ts')
})
