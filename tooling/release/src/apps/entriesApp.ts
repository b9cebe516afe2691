import { entriesOf, type PackageManifest, type PublishedPackage } from '@view-site/published'
import type { FreshApp } from '../FreshApp.ts'

/** An app that imports every entry of every package: type-checks them together, and checks that shared dependencies are installed once. */
export function entriesApp(published: readonly PublishedPackage[]): FreshApp {
  const entries = published.flatMap(({ manifest }) => entriesOf(manifest))
  return {
    name: 'entries',
    packages: [...new Set(published.flatMap(({ manifest }) => [manifest.name, ...optionalPeers(manifest)]))],
    tools: ['@types/node', '@types/react', '@types/react-dom', '@typescript/native'],
    files: { 'main.ts': entries.map(({ name }) => `import '${name}'\n`).join('') },
    once: ['react', 'react-dom', 'i18next', 'react-i18next', 'jotai', '@tanstack/react-query', 'zod', 'vue', 'vite'],
  }
}

/** The optional peer dependencies of a package, which some of its entries need. */
function optionalPeers({ peerDependenciesMeta = {} }: PackageManifest): string[] {
  return Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional)
}
