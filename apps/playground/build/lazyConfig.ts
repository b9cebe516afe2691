import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, type InlineConfig, type Plugin } from 'vite'
import { isSheet, markedName, moduleNames, type LazyName } from '../src/protocol/modules.ts'
import { oneFile } from './frameConfig.ts'
import { root } from './paths.ts'

/** Entry files in `frame/lazy` of the lazily loaded modules. */
const entries: Partial<Record<LazyName, string>> = {
  '@view-design/icrud/vxe': 'icrudVxe',
  dayjs: 'dayjs',
  'dayjs/plugin/weekOfYear': 'dayjsWeekOfYear',
  'vue-router': 'vueRouter',
  'vxe-table': 'vxeTable',
  dompurify: 'dompurify',
  quill: 'quill',
  easymde: 'easymde',
}

/**
 * The Vite configuration of a lazily loaded module: one file, not written to disk. It imports other modules by placeholders, so that the
 * frame has each of them once.
 */
export function lazyConfig(name: LazyName): InlineConfig {
  return {
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: entryOf(name), preserveEntrySignatures: 'strict', checks: { pluginTimings: false } },
    },
    plugins: [marked(name), vue(), oneFile()],
  }
}

function entryOf(name: LazyName): string {
  if (isSheet(name)) return name
  const entry = entries[name]
  if (entry === undefined) throw new Error(`"${name}" has no entry: add a file of frame/lazy in build/lazyConfig.ts.`)
  return resolve(root, `frame/lazy/${entry}.ts`)
}

function marked(own: LazyName): Plugin {
  return {
    name: 'playground:marked',
    enforce: 'pre',
    resolveId(id) {
      const name = moduleNames.find((each) => each === id)
      return name && name !== own ? { id: markedName(name), external: true } : undefined
    },
  }
}
