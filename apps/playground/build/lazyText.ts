import { build } from 'vite'
import { isSheet, type LazyName } from '../src/protocol/modules.ts'
import { lazyConfig } from './lazyConfig.ts'

/** Builds a lazily loaded module: its script with import placeholders, or its style sheet. */
export async function lazyText(name: LazyName): Promise<string> {
  const built = await build(lazyConfig(name))
  if (!('output' in built)) throw new Error(`"${name}" needs a single build: check the input in build/lazyConfig.ts.`)
  const texts = isSheet(name)
    ? built.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))
    : built.output.map((file) => (file.type === 'chunk' ? file.code : ''))
  const [text, ...more] = texts
  if (text === undefined || text === '' || more.length > 0) {
    const names = built.output.map(({ fileName }) => fileName).join(', ')
    throw new Error(`The build of "${name}" made ${names}, but a single file is needed: see build/lazyConfig.ts.`)
  }
  return text
}
