import type { TwoslashReturn } from 'twoslash/core'

import { loadedTwoslash } from './loadTwoslash.ts'

/** A name in a line, and what its type is. */
export interface TypeHint {
  /** Characters before it in its line. */
  start: number
  length: number
  text: string
}

/** What is shown below a line: a type that `^?` asked for, or an error that `@errors` expects. */
export interface TypeNote {
  kind: 'error' | 'type'
  text: string
}

/** The types of a fence. Numbers of lines count from 1, in the fence as it is written. */
export interface CodeTypes {
  /** Lines that are only for the compiler: notations, and what `---cut---` leaves out. */
  hidden: ReadonlySet<number>
  hints: ReadonlyMap<number, readonly TypeHint[]>
  notes: ReadonlyMap<number, readonly TypeNote[]>
  mistakes: readonly { line: number; message: string; fix: string }[]
}

/** Both locales of a page show much the same code, one after the other. */
const recent = new Map<string, CodeTypes>()

/**
 * Compiles a fence with TypeScript and finds the types of its names. Everything that is wrong is in `mistakes`. Requires `loadTwoslash`.
 * @param language `ts` or `tsx`
 * @param folder Absolute path of the folder whose packages the code may import.
 */
export function readTypes(code: string, language: 'ts' | 'tsx', folder: string): CodeTypes {
  const key = `${folder}\n${language}\n${code}`
  const types = recent.get(key) ?? compile(code, language, folder)
  recent.delete(key)
  recent.set(key, types)
  const [oldest] = recent.keys()
  if (recent.size > 32 && oldest !== undefined) recent.delete(oldest)
  return types
}

function compile(code: string, language: 'ts' | 'tsx', folder: string): CodeTypes {
  const loaded = loadedTwoslash(folder)
  if (!('twoslash' in loaded)) return only({ line: 0, ...loaded })
  try {
    return typesOf(code, loaded.twoslash(code, language))
  } catch (error) {
    // Of a notation that points at nothing. Its message names the line.
    if (!(error instanceof Error) || !('title' in error) || !('description' in error)) throw error
    const line = Math.min(Number(/on line (\d+)/.exec(String(error.description))?.[1] ?? 0), code.split('\n').length)
    const message = /\^\?/.test(String(error.description)) ? 'The arrow ^? points at no name.' : `Twoslash: ${String(error.description)}`
    return only({ line, message, fix: marksFix })
  }
}

const marksFix = 'Write `//  ^?` below a line, with the arrow below the name whose type is shown.'

function only(mistake: CodeTypes['mistakes'][number]): CodeTypes {
  return { hidden: new Set(), hints: new Map(), notes: new Map(), mistakes: [mistake] }
}

function typesOf(code: string, result: TwoslashReturn): CodeTypes {
  const hints = new Map<number, TypeHint[]>()
  const notes = new Map<number, TypeNote[]>()
  const hidden = hiddenLines(code, result.meta.removals)
  for (const node of result.nodes) {
    const line = node.line + 1
    if (hidden.has(line)) continue
    if (node.type === 'hover') {
      const text = node.docs ? `${node.text}\n\n${node.docs}` : node.text
      add(hints, line, { start: node.character, length: node.length, text })
    } else if (node.type === 'query') add(notes, line, { kind: 'type', text: node.text })
    else if (node.type === 'error') add(notes, line, { kind: 'error', text: node.text })
  }
  return { hidden, hints, notes, mistakes: mistakesOf(code, result) }
}

function add<T>(map: Map<number, T[]>, line: number, value: T): void {
  const values = map.get(line)
  if (values) values.push(value)
  else map.set(line, [value])
}

function hiddenLines(code: string, removals: readonly (readonly [number, number])[]): Set<number> {
  const hidden = new Set<number>()
  let from = 0
  code.split('\n').forEach((text, index) => {
    const to = from + text.length
    // The line feed of the last line may be missing.
    if (removals.some(([start, end]) => start <= from && end >= to && end > start)) hidden.add(index + 1)
    from = to + 1
  })
  return hidden
}

function mistakesOf(code: string, { errors, meta, completions, highlights }: TwoslashReturn): CodeTypes['mistakes'] {
  const expected: readonly number[] = meta.handbookOptions.errors
  const lineAt = (position: number) => code.slice(0, position).split('\n').length
  const found = new Set(errors.map((error) => error.code))
  return [
    ...meta.flagNotations
      .filter(({ type }) => type === 'unknown')
      .map(({ name, start }) => ({
        line: lineAt(start),
        message: `There is no option @${name}.`,
        fix: 'Use @errors: 2322, @noErrors, @filename: name.ts or an option of TypeScript.',
      })),
    ...[...completions, ...highlights].map(({ line }) => ({
      line: line + 2,
      message: 'The mark below the line is not one that is shown.',
      fix: `${marksFix} Lines are highlighted with {3,5-7}.`,
    })),
    ...errors
      .filter((error) => !expected.includes(Number(error.code)))
      .map((error) => ({
        line: error.line + 1,
        message: `TypeScript reports an error in the code: ${error.text.replaceAll('\n', ' ')} (${error.code})`,
        fix: `Correct the code, or write // @errors: ${error.code} in it if readers should see the error.`,
      })),
    ...expected
      .filter((number) => !found.has(number))
      .map((number) => ({
        line: lineAt(Math.max(0, code.search(/@errors\b/))),
        message: `The code does not have the error ${number} that it announces.`,
        fix: `Take ${number} out of @errors.`,
      })),
  ]
}
