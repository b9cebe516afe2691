import { resolve } from 'node:path'
import { viewUi } from '@view-site/vue-demo/vite'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, type InlineConfig } from 'vite'
import { frameDocument } from './frameDocument.ts'
import { clientDir, root } from './paths.ts'

/** The frame: Vue and the whole of View UI Plus as modules that code can import by name, and what mounts the component. */
export function frameConfig(): InlineConfig {
  return {
    root,
    configFile: false,
    base: './',
    publicDir: false,
    resolve: {
      conditions: ['@view-site/source', ...defaultClientConditions],
      alias: { 'element-resize-detector': resolve(root, 'frame/resizeDetector.ts') },
    },
    build: {
      outDir: resolve(clientDir, 'frame'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { frame: 'frame/main.ts', vue: 'frame/vue.ts', 'view-ui-plus': 'frame/library.ts' },
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [viewUi(), vue(), frameDocument()],
  }
}
