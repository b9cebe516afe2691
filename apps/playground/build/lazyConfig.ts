import { resolve } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { isSheet, markedName, moduleNames, type LazyName } from '../src/protocol/modules.ts'
import { root } from './paths.ts'
import { scriptConfig } from './scriptConfig.ts'

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
  return scriptConfig({
    rolldownOptions: { input: entryOf(name), preserveEntrySignatures: 'strict' },
    plugins: [marked(name)],
  })
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
