import { resolve } from 'node:path'
import { viewUi } from '@view-site/vue-demo/vite'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from './paths.ts'

/**
 * The frame: Vue, the whole of View UI Plus and what mounts the component, in one script and one sheet. Nothing is written.
 * @param library Folder of the release of View UI Plus. Default: the current one.
 */
export function frameConfig(library?: string): InlineConfig {
  return {
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      conditions: ['@view-site/source', ...defaultClientConditions],
      alias: { 'element-resize-detector': resolve(root, 'frame/resizeDetector.ts') },
    },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      // Inlines the icon font too: the frame makes no requests.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: { frame: 'frame/main.ts' }, checks: { pluginTimings: false } },
    },
    plugins: [viewUi(library === undefined ? {} : { folder: library }), vue(), oneFile()],
  }
}

/** Everything in one script: after the plugins that cut a page's bundle in pieces. */
export function oneFile(): Plugin {
  return {
    name: 'playground:one-file',
    enforce: 'post',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } } }),
  }
}
