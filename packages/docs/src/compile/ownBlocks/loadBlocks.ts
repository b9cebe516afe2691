import { allBlocks } from '../../blocks/allBlocks.ts'
import { createBlockSet } from '../../blocks/createBlockSet.ts'
import type { BlockKind, BlockSet } from '../../blocks/defineBlock.ts'
import { loadDefault, type LoadModule } from '../source/loadDefault.ts'

/**
 * The blocks of a site: the engine's, and those that the default export of a module lists. Throws, in words for its author, if that module
 * cannot be used.
 * @param file Absolute path of the module; `undefined` without one.
 */
export async function loadBlocks(file: string | undefined, load?: LoadModule): Promise<BlockSet> {
  if (file === undefined) return createBlockSet()
  try {
    const further = await loadDefault(file, load)
    if (!Array.isArray(further) || !further.every(isBlock))
      throw new Error('its default export is not a list of blocks. Write `export default [defineBlock({ … })]`.')
    for (const { type, names } of further) checkWritten(type, names)
    return createBlockSet(further)
  } catch (error) {
    throw new Error(`The blocks of ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function isBlock(value: unknown): value is BlockKind {
  return typeof value === 'object' && value !== null && 'type' in value && 'names' in value && 'parse' in value
}

/** Other notations are read by the engine: text, code, tables and what is inside a line. */
function checkWritten(type: BlockKind['type'], names: readonly string[]): void {
  if (type !== 'containerDirective' && type !== 'leafDirective')
    throw new Error(`a block has the type "${type}". Write \`type: 'containerDirective'\` for :::name, or 'leafDirective' for ::name.`)
  const wrong = names.length === 0 ? 'none' : names.find((name) => !/^[a-z][a-z0-9-]*$/.test(name))
  if (wrong !== undefined)
    throw new Error(`a block has the name "${wrong}". Write \`names: ['price']\`: lower-case letters, digits and hyphens.`)
  const taken = names.find((name) => allBlocks.some((block) => block.type === type && block.names.includes(name)))
  if (taken !== undefined) throw new Error(`the name "${taken}" is one of the engine's own blocks. Choose another one.`)
}
