import { createHighlighterCore, type GrammarState, type LanguageRegistration, type ThemedToken } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

import type { CodeToken } from './CodeToken.ts'
import { classOfColor, codeTheme } from './codeTheme.ts'

/** Shiki, which reads a line only once. */
export interface Tokenizer {
  load: (grammar: LanguageRegistration[]) => Promise<void>
  /** Lines of tokens. Neighbours of the same class are one token. The language has to be loaded. */
  tokenize: (code: string, language: string) => readonly CodeToken[][]
}

/** What a grammar makes of a line, and its state after it. */
interface KnownLine {
  tokens: CodeToken[]
  next: KnownState
}

/** A state of a grammar at the start of a line, with the lines that were read in it. */
interface KnownState {
  /** Undefined at the start of the code. */
  grammar: GrammarState | undefined
  lines: Map<string, KnownLine>
}

/** A development server reads new lines all day. */
const mostLines = 100_000

/**
 * Creates a tokenizer. Four lines of five are known on a site whose code is shown in several languages and versions: most of their lines are
 * the same, and so is the state of the grammar where they start.
 */
export async function createTokenizer(): Promise<Tokenizer> {
  // Oniguruma: on TypeScript it takes 40 % of the time of Shiki's JavaScript engine.
  const shiki = await createHighlighterCore({ themes: [codeTheme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')) })
  const grammars = new Map<string, Map<number, KnownState[]>>()
  let lineCount = 0
  const forget = () => {
    grammars.clear()
    lineCount = 0
  }

  function readLine(line: string, language: string, { grammar }: KnownState): KnownLine {
    lineCount += 1
    // No time limit: a slow machine would otherwise leave the rest of a line without colors, and the build would not be repeatable.
    const options = { lang: language, theme: 'view-site', tokenizeTimeLimit: 0, ...(grammar && { grammarState: grammar }) }
    const read = shiki.codeToTokensBase(line, options)
    return { tokens: merge(read.flat()), next: stateAfter(shiki.getLastGrammarState(read), language) }
  }

  function stateAfter(grammar: GrammarState | undefined, language: string): KnownState {
    const stack = grammar?.getInternalStack()
    const states = entryOf(
      entryOf(grammars, language, () => new Map<number, KnownState[]>()),
      stack?.depth ?? 0,
      () => [],
    )
    const known = states.find((state) => {
      const other = state.grammar?.getInternalStack()
      return stack && other ? other.equals(stack) : stack === other
    })
    if (known) return known
    const state = { grammar, lines: new Map() }
    states.push(state)
    return state
  }

  return {
    async load(grammar) {
      await shiki.loadLanguage(grammar)
      // Shiki reads the languages that embed this one anew: states of their former grammars mean nothing to them.
      forget()
    },
    tokenize(code, language) {
      if (lineCount > mostLines) forget()
      let state = stateAfter(undefined, language)
      return code.split(/\r?\n/).map((line) => {
        const { lines } = state
        const known = entryOf(lines, line, () => readLine(line, language, state))
        state = known.next
        return known.tokens
      })
    },
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const created = create()
  map.set(key, created)
  return created
}

function merge(line: readonly ThemedToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const { content, color } of line) {
    const last = merged.at(-1)
    // Whitespace has no color: it joins the token before it.
    const className = content.trim() === '' ? last?.className : classOfColor(color)
    if (last && last.className === className) last.text += content
    else merged.push({ text: content, className })
  }
  return merged
}
