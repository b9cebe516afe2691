import { resolve } from 'node:path'
import { viewUi } from '@view-site/vue-demo/vite'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from './paths.ts'

/**
 * The Vite configuration of the frame: Vue, all of View UI Plus and the code that mounts the component, in one script and one style sheet,
 * which are not written to disk.
 * @param library Folder of the release of View UI Plus. @default the current one
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

/** Turns off code splitting, after the plugins that configure it for pages. */
export function oneFile(): Plugin {
  return {
    name: 'playground:one-file',
    enforce: 'post',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } } }),
  }
}
