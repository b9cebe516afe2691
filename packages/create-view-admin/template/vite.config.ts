import { prepaintScript } from '@view-site/layout/prepaint'
import { createTheme } from '@view-site/ui/create-theme'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sampleBackend } from './server/sampleBackend.ts'
import { accent, shell, title } from './src/config.ts'

export default defineConfig({
  plugins: [react(), sampleBackend(), head()],
  // In ms. Tests do not measure time, and a busy machine needs some.
  test: { testTimeout: 60_000 },
})

/** What the page needs before its first paint: its title, the colours of the brand, the visitor's theme and widths. */
function head(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: () => [
      { tag: 'title', children: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), injectTo: 'head' },
      { tag: 'script', children: prepaintScript(shell), injectTo: 'head-prepend' },
      { tag: 'style', children: createTheme({ accent }).css, injectTo: 'head' },
    ],
  }
}
