import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

import { classOfColor, codeTheme, type TokenClass } from './codeTheme.ts'
import { languageLoader } from './languages.ts'

/** A piece of a line. */
export interface CodeToken {
  text: string
  className: TokenClass | undefined
}

export interface CodeHighlighter {
  /** Loads what a page's code blocks need; unknown names are left to `text`. */
  load: (languages: Iterable<string>) => Promise<void>
  /** Lines of tokens. Neighbours of the same class are one token. */
  highlight: (code: string, language: string) => CodeToken[][]
}

/** One Shiki for all pages. A language is loaded with the first page that uses it. */
export function createHighlighter(): CodeHighlighter {
  const shiki = createHighlighterCore({ themes: [codeTheme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) })
  const loading = new Map<string, Promise<void>>()
  let core: HighlighterCore | undefined
  const load = async (name: string, loader: () => Promise<{ default: LanguageRegistration[] }>) => {
    core ??= await shiki
    await core.loadLanguage((await loader()).default)
  }
  return {
    async load(languages) {
      for (const name of languages) {
        const loader = languageLoader(name)
        if (loader && !loading.has(name)) loading.set(name, load(name, loader))
        await loading.get(name)
      }
    },
    highlight(code, language) {
      if (!core || !loading.has(language)) return plainLines(code)
      return core.codeToTokensBase(code, { lang: language, theme: 'view-site' }).map((line) => merge(line))
    },
  }
}

function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => [{ text, className: undefined }])
}

function merge(line: readonly { content: string; color?: string }[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const { content, color } of line) {
    const last = merged.at(-1)
    // Blanks have no colour of their own: they go with what stands before them.
    const className = content.trim() === '' ? last?.className : classOfColor(color)
    if (last && last.className === className) last.text += content
    else merged.push({ text: content, className })
  }
  return merged
}
