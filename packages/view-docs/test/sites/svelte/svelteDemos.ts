import { join } from 'node:path'
import type { DemoPort } from 'view-docs'

/** Live demos in Svelte: `demos/<name>.svelte`. A component receives the page's language as the prop `locale`. */
export function svelteDemos(): DemoPort {
  return {
    extension: 'svelte',
    runtime: join(import.meta.dirname, 'mountSvelte.ts'),
    renderer: join(import.meta.dirname, 'renderSvelte.ts'),
    plugins: async () => [(await import('@sveltejs/vite-plugin-svelte')).svelte()],
  }
}
