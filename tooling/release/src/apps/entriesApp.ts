import { entriesOf, type PublishedPackage } from '@view-site/published'
import type { FreshApp } from '../FreshApp.ts'

/** Every entry of every package together, for their types and what they share: no package may bring a second React, i18next or jotai. */
export function entriesApp(published: readonly PublishedPackage[]): FreshApp {
  const entries = published.flatMap(({ manifest }) => entriesOf(manifest))
  return {
    name: 'entries',
    packages: published.map(({ manifest }) => manifest.name),
    tools: ['@types/node', '@types/react', '@types/react-dom', '@typescript/native'],
    files: { 'main.ts': entries.map(({ name }) => `import '${name}'\n`).join('') },
    once: ['react', 'react-dom', 'i18next', 'react-i18next', 'jotai', '@tanstack/react-query', 'zod', 'vue', 'vite'],
    isBuilt: false,
  }
}
