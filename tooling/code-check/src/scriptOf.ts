import { parse } from '@vue/compiler-sfc'
import type { CodeBlock } from './CodeBlock.ts'

/** The script of a block, with the same line numbers as the block. */
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

/** The script of a block; undefined if its language has none. */
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
  // Blanks everything around the scripts, so that lines and columns stay the same.
  const code = block.code.replaceAll(/\S/g, (character, at: number) => (isIn(at) ? character : ' '))
  return { block, extension: parts.some(({ lang }) => lang === 'ts') ? 'ts' : 'js', code }
}
