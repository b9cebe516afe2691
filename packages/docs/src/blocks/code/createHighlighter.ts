import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

import { classOfColor, codeTheme, type TokenClass } from './codeTheme.ts'
import { languageLoader } from './languages.ts'

/** A piece of a line. */
export interface CodeToken {
  text: string
  className: TokenClass | undefined
}

/** Cuts code into tokens by the grammars of Shiki, with the classes of the theme in place of colours. */
export interface CodeHighlighter {
  /** Loads the languages of a page's code blocks; unknown ones are highlighted as `text`. */
  load: (languages: Iterable<string>) => Promise<void>
  /** Lines of tokens. Neighbours of the same class are one token. */
  highlight: (code: string, language: string) => CodeToken[][]
}

// Shared by all highlighters of a process: what costs most is to compile the patterns of a grammar, which happens when they are first used.
let shiki: Promise<HighlighterCore> | undefined

/** Highlights the code of all pages. A language is loaded with the first page that uses it. */
export function createHighlighter(): CodeHighlighter {
  const loading = new Map<string, Promise<void>>()
  let core: HighlighterCore | undefined
  const load = async (name: string, loader: () => Promise<{ default: LanguageRegistration[] }>) => {
    const { default: grammar } = await loader()
    core = await (shiki ??= createShiki())
    await core.loadLanguage(grammar)
  }
  // No time limit: a slow machine would otherwise leave the rest of a line without colours, and the build would not be repeatable.
  const tokenize = (code: string, language: string) =>
    core && loading.has(language)
      ? core.codeToTokensBase(code, { lang: language, theme: 'view-site', tokenizeTimeLimit: 0 }).map((line) => merge(line))
      : plainLines(code)
  // Both locales of a page show much the same code, one after the other.
  const recent = new Map<string, CodeToken[][]>()
  return {
    async load(languages) {
      for (const name of languages) {
        const loader = languageLoader(name)
        if (loader && !loading.has(name)) loading.set(name, load(name, loader))
        await loading.get(name)
      }
    },
    highlight(code, language) {
      const key = `${language}\n${code}`
      const lines = recent.get(key) ?? tokenize(code, language)
      remember(recent, key, lines)
      return lines
    },
  }
}

function createShiki(): Promise<HighlighterCore> {
  // Oniguruma: on TypeScript it takes 40 % of the time of Shiki's JavaScript engine.
  return createHighlighterCore({ themes: [codeTheme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')) })
}

function remember<T>(recent: Map<string, T>, key: string, value: T): void {
  recent.delete(key)
  recent.set(key, value)
  const [oldest] = recent.keys()
  if (recent.size > 64 && oldest !== undefined) recent.delete(oldest)
}

function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => [{ text, className: undefined }])
}

function merge(line: readonly { content: string; color?: string }[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const { content, color } of line) {
    const last = merged.at(-1)
    // Whitespace has no colour: it joins the token before it.
    const className = content.trim() === '' ? last?.className : classOfColor(color)
    if (last && last.className === className) last.text += content
    else merged.push({ text: content, className })
  }
  return merged
}
