import { entriesOf, type PackageManifest, type PublishedPackage } from '@view-site/published'
import type { FreshApp } from '../FreshApp.ts'

/** Every entry of every package together, for their types and what they share: no package may bring a second React, i18next or jotai. */
export function entriesApp(published: readonly PublishedPackage[]): FreshApp {
  const entries = published.flatMap(({ manifest }) => entriesOf(manifest))
  return {
    name: 'entries',
    packages: [...new Set(published.flatMap(({ manifest }) => [manifest.name, ...optionalPeers(manifest)]))],
    tools: ['@types/node', '@types/react', '@types/react-dom', '@typescript/native'],
    files: { 'main.ts': entries.map(({ name }) => `import '${name}'\n`).join('') },
    once: ['react', 'react-dom', 'i18next', 'react-i18next', 'jotai', '@tanstack/react-query', 'zod', 'vue', 'vite'],
    isBuilt: false,
  }
}

// Some entries need an optional peer dependency; users install them as the README says.
function optionalPeers({ peerDependenciesMeta = {} }: PackageManifest): string[] {
  return Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional)
}
