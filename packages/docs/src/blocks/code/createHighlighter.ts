import type { CodeToken } from './CodeToken.ts'
import { createTokenizer, type Tokenizer } from './createTokenizer.ts'
import { languageLoader, type LanguageLoader } from './languages.ts'

/** Cuts code into tokens by the grammars of Shiki, with the classes of the theme in place of colors. */
export interface CodeHighlighter {
  /** Loads the languages of a page's code blocks; unknown ones are highlighted as `text`. */
  load: (languages: Iterable<string>) => Promise<void>
  /** Lines of tokens. Neighbours of the same class are one token. */
  highlight: (code: string, language: string) => readonly CodeToken[][]
}

// Shared by all highlighters of a process: what costs most is to compile the patterns of a grammar, which happens when they are first used.
let shared: Promise<Tokenizer> | undefined

/** Highlights the code of all pages. A language is loaded with the first page that uses it. */
export function createHighlighter(): CodeHighlighter {
  const loading = new Map<string, Promise<void>>()
  let tokenizer: Tokenizer | undefined
  const load = async (loader: LanguageLoader) => {
    const { default: grammar } = await loader()
    tokenizer = await (shared ??= createTokenizer())
    await tokenizer.load(grammar)
  }
  return {
    async load(languages) {
      for (const name of languages) {
        const loader = languageLoader(name)
        if (loader && !loading.has(name)) loading.set(name, load(loader))
        await loading.get(name)
      }
    },
    highlight: (code, language) =>
      tokenizer && loading.has(language)
        ? tokenizer.tokenize(code, language)
        : code.split('\n').map((text) => [{ text, className: undefined }]),
  }
}
