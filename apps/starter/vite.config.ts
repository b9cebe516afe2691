import { brandScript } from '@view-site/layout/brand'
import { prepaintScript } from '@view-site/layout/prepaint'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { shell } from './src/config.ts'

const source = '@view-site/source'

export default defineConfig({
  base: process.env.STARTER_BASE ?? '/',
  // Resolves the packages to their sources in this repository; elsewhere, remove both lines.
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: { target: 'es2023', reportCompressedSize: false, rolldownOptions: { input: ['index.html', 'first/index.html'] } },
  plugins: [react(), vanillaExtractPlugin(), beforePaint()],
})

/** Sets the theme, widths and the user's brand before the first paint. */
function beforePaint(): Plugin {
  return {
    name: 'before-paint',
    transformIndexHtml: () => [
      { tag: 'script', children: prepaintScript(shell), injectTo: 'head-prepend' },
      { tag: 'script', children: brandScript(shell), injectTo: 'head-prepend' },
    ],
  }
}
