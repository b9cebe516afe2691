import { prepaintScript } from '@view-site/layout/prepaint'
import { createTheme } from '@view-site/ui/create-theme'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sampleBackend } from './server/sampleBackend.ts'
import { accent, shell, title } from './src/config.ts'

export default defineConfig({ plugins: [react(), sampleBackend(), head()] })

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
