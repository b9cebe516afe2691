/** A block of code in a README. */
export interface ReadmeBlock {
  /** First line of the code, from 1. */
  line: number
  language: string
  /** The file named after the language, if any. */
  file: string | undefined
  /** A fragment that does not compile on its own. */
  isPart: boolean
  code: string
}

/** The code blocks of a README, in order. */
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
