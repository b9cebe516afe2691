/** A block of code in a README. */
export interface ReadmeBlock {
  /** Line of the code's first line, from 1. */
  line: number
  language: string
  /** The file that the reader puts it into, where it names one behind the language. */
  file: string | undefined
  /** A piece of a whole, which does not stand alone. */
  isPart: boolean
  code: string
}

/** The blocks of code of a README, in their order. */
export function readBlocks(markdown: string): ReadmeBlock[] {
  return Array.from(
    markdown.matchAll(/^(`{3,})(\w+)[ \t]*(.*)\n([\s\S]*?)^\1$/gm),
    ({ index, 2: language = '', 3: rest = '', 4: code = '' }) => ({
      line: markdown.slice(0, index).split('\n').length + 1,
      language,
      file: rest === '' || rest === 'part' ? undefined : rest,
      isPart: rest === 'part',
      code,
    }),
  )
}
