import type { FreshApp } from '../FreshApp.ts'
import type { PublicPackage } from '../Manifest.ts'

/** Every entry of every package together, for their types and what they share: no package may bring a second React, i18next or jotai. */
export function entriesApp(published: readonly PublicPackage[]): FreshApp {
  return {
    name: 'entries',
    packages: published.map(({ manifest }) => manifest.name),
    tools: ['@types/node', '@types/react', '@types/react-dom', '@typescript/native'],
    files: { 'src/main.ts': published.flatMap(importsOf).join('\n') },
    once: ['react', 'react-dom', 'i18next', 'react-i18next', 'jotai', '@tanstack/react-query', 'zod', 'vue', 'vite'],
    isBuilt: false,
  }
}

function importsOf({ manifest: { name, exports = {} } }: PublicPackage): string[] {
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json')
  return entries.map((entry) => `import '${name}${entry.slice(1)}'`)
}
