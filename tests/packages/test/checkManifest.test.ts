import { expect, test } from 'vitest'
import type { PackageManifest } from '@view-site/published'
import { checkManifest } from '../src/checkManifest.ts'
import { derivedFields } from '../src/derivedFields.ts'

const repository = 'https://github.com/acme/site'
const catalog = { react: '19.3.1', zod: '^4.6.7', shiki: '4.6.0' }
const overrides = { '@acme/ui>next': '-' }

function manifestWith(changes: Partial<PackageManifest> = {}): PackageManifest {
  const own: PackageManifest = {
    name: '@acme/ui',
    version: '1.0.0',
    description: 'Components for pages that sell things to people',
    keywords: ['components', 'react', 'ui'],
    files: ['dist', 'CHANGELOG.md'],
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { '@view-site/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    dependencies: { zod: 'catalog:', '@acme/i18n': 'workspace:^' },
    devDependencies: { react: 'catalog:' },
    peerDependencies: { react: '^19.0.0' },
    ...changes,
  }
  return { ...own, ...derivedFields({ dir: 'packages/ui', manifest: own }, repository), ...changes }
}

function problems(changes: Partial<PackageManifest>): string[] {
  return checkManifest({ dir: 'packages/ui', manifest: manifestWith(changes) }, { repository, catalog, overrides })
}

test('[PLUS-09] a complete manifest has no problems', () => {
  expect(problems({})).toEqual([])
  expect(problems({ peerDependencies: { next: '^16.0.0' }, peerDependenciesMeta: { next: { optional: true } } })).toEqual([])
})

test.each<[string, Partial<PackageManifest>, RegExp]>([
  [
    'another repository',
    { repository: { type: 'git', url: 'git+https://github.com/other/site.git', directory: 'packages/ui' } },
    /"repository".*packages:metadata/,
  ],
  ['no homepage', { homepage: repository }, /"homepage"/],
  ['no provenance', { publishConfig: { access: 'public' } }, /"publishConfig"/],
  ['a short description', { description: 'UI' }, /"description"/],
  ['keywords out of order', { keywords: ['ui', 'react', 'components'] }, /sort it/],
  ['no changelog', { files: ['dist'] }, /CHANGELOG/],
  ['a pinned dependency', { dependencies: { shiki: 'catalog:' } }, /"shiki" is 4\.6\.0/],
  ['a version outside the catalog', { dependencies: { zod: '^4.0.0' } }, /catalog/],
  ['a pinned package of the workspace', { dependencies: { '@acme/i18n': 'workspace:*' } }, /workspace:\^/],
  ['a peer that no test uses', { peerDependencies: { vue: '^3.0.0' } }, /"vue" is not among/],
  ['a peer that the workspace leaves out, and that apps must install', { peerDependencies: { next: '^16.0.0' } }, /not optional/],
  ['a peer in another major than the tests', { peerDependencies: { react: '^18.0.0' } }, /tests use 19\.3\.1/],
  ['a peer that also allows an older major', { peerDependencies: { react: '^18.0.0 || ^19.0.0' } }, /majors older/],
  [
    'types after the script',
    { exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } } },
    /has to have "types", then "default"/,
  ],
])('[PLUS-09] %s is reported', (_, changes, message) => {
  expect(problems(changes).join('\n')).toMatch(message)
})
