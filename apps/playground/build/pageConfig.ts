import { prepaintScript } from '@view-site/layout/prepaint'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite'
import { storageKeys } from '../src/storageKeys.ts'
import { completionPlugin } from './completionPlugin.ts'
import { framePlugin } from './framePlugin.ts'
import { lazyPlugin } from './lazyPlugin.ts'
import { clientDir, root } from './paths.ts'
import { versionsPlugin } from './versionsPlugin.ts'

const source = '@view-site/source'

/** What lazily loaded parts share with the compiler and with the editor. The budgets match the chunks by their names. */
const groups = [
  { name: 'compile', test: /[\\/]@vue[\\/]compiler-sfc[\\/]/ },
  { name: 'createEditor-base', test: /[\\/]@(codemirror|lezer)[\\/](?!search|autocomplete)/ },
]

/** The Vite configuration of the page: editor, compiler, UI, and the frame's documents as assets. */
export function pageConfig(): InlineConfig {
  return {
    root,
    configFile: false,
    base: './',
    resolve: { conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    build: {
      outDir: clientDir,
      emptyOutDir: true,
      target: 'es2023',
      // Browsers that do not preload modules load them later.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    plugins: [react(), vanillaExtractPlugin(), framePlugin(), lazyPlugin(), versionsPlugin(), completionPlugin(), beforePaint()],
  }
}

/** Adds the script that sets the theme before the first paint. */
function beforePaint(): Plugin {
  return {
    name: 'playground:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children: prepaintScript({ storageKey: storageKeys.settings }), injectTo: 'head-prepend' }],
  }
}
