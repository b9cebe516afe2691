import { parse } from '@vue/compiler-sfc'
import type { CodeBlock } from './CodeBlock.ts'

/** The JavaScript or TypeScript of a block, line by line where the block has it. */
export interface Script {
  block: CodeBlock
  extension: 'js' | 'jsx' | 'ts' | 'tsx'
  code: string
}

const extensions: Record<string, Script['extension']> = {
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
}

/** The script of a block; nothing where its language has none. */
export function scriptOf(block: CodeBlock): Script | undefined {
  if (block.language === 'vue') return scriptOfComponent(block)
  const extension = extensions[block.language]
  return extension && { block, extension, code: block.code }
}

function scriptOfComponent(block: CodeBlock): Script | undefined {
  const { script, scriptSetup } = parse(block.code).descriptor
  const parts = [script, scriptSetup].filter((part) => part !== null)
  if (parts.length === 0) return undefined
  const isIn = (at: number) => parts.some(({ loc }) => at >= loc.start.offset && at < loc.end.offset)
  // Everything around the scripts becomes blank, so that lines and columns stay.
  const code = block.code.replaceAll(/\S/g, (character, at: number) => (isIn(at) ? character : ' '))
  return { block, extension: parts.some(({ lang }) => lang === 'ts') ? 'ts' : 'js', code }
}
