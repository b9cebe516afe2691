import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A code block in a README. */
export interface ReadmeBlock {
  /** First line of the code, from 1. */
  line: number
  language: string
  /** The file name after the language, if any. */
  file: string | undefined
  /** A fragment that does not compile on its own. */
  isPart: boolean
  code: string
}

const parser = unified().use(remarkParse).freeze()

/** The code blocks of a README that name a language, in order. */
export function readBlocks(markdown: string): ReadmeBlock[] {
  return parser.parse(markdown).children.flatMap((node) => {
    if (node.type !== 'code' || !node.lang) return []
    const { lang, meta, value, position } = node
    const isPart = meta === 'part'
    return [
      { line: (position?.start.line ?? 0) + 1, language: lang, file: isPart ? undefined : (meta ?? undefined), isPart, code: `${value}\n` },
    ]
  })
}
