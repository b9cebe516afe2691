import { transform } from 'sucrase'

const typescriptBlock = /^<script\b[^>]*\slang="ts"[^>]*>\n([\s\S]*?)^<\/script>/gm

/** Whether a demo's source has a script in TypeScript. */
export function isTypescript(source: string): boolean {
  return source.search(typescriptBlock) >= 0
}

/**
 * The JavaScript of a `.vue` source in TypeScript, as one entry for each of its lines: `undefined` where nothing is left of a line. Comments
 * and blank lines are kept, except comments directly above a type and blank lines that would follow each other. Types in templates stay.
 * Throws for what exists in TypeScript alone: an enum, props or events declared as types.
 */
export function javascriptLines(source: string): (string | undefined)[] {
  const typed = source.split('\n')
  const lines: (string | undefined)[] = [...typed]
  for (const { index, 0: block, 1: code = '' } of source.matchAll(typescriptBlock)) {
    const first = source.slice(0, index).split('\n').length - 1
    lines[first] = typed[first]?.replace(' lang="ts"', '')
    lines.splice(first + 1, block.split('\n').length - 2, ...withoutTypes(code.replace(/\n$/, '')))
  }
  return lines
}

/** Sucrase leaves every line where it was; what is left of types is cleaned here. */
function withoutTypes(code: string): (string | undefined)[] {
  const [runtime] = /\benum \w+|\bdefine(?:Props|Emits)</.exec(code) ?? []
  if (runtime !== undefined) throw new Error(`JavaScript has nothing for \`${runtime}\`.`)
  const typed = code.split('\n')
  const options = { transforms: ['typescript' as const], disableESTransforms: true, keepUnusedImports: true }
  const lines = transform(code, options)
    .code.split('\n')
    .map((line, index) => (line === typed[index] ? line : cleaned(line, typed[index] ?? '')))
  joinCalls(lines, typed)
  removeComments(lines)
  removeBlanks(lines, typed)
  return lines
}

/** A line that types were taken out of; `undefined` if it held nothing else. */
function cleaned(line: string, typed: string): string | undefined {
  const [indent = ''] = /^\s*/.exec(typed) ?? []
  const text = line
    .trim()
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[),;\]])/g, '')
    .replace(/^(import .*), \}/, '$1 }')
    // `(row as Row).name`
    .replaceAll(/(?<![\w$)\]])\(([\w$.]+)\)(?=\??\.)/g, '$1')
  return text === '' || /^import \{ ?\} from/.test(text) ? undefined : indent + text
}

/** `reactive<{ … }>({` over several lines: the parenthesis follows the name. */
function joinCalls(lines: (string | undefined)[], typed: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    if (!/^\}?>/.test(typed[index]?.trim() ?? '') || line === undefined) continue
    const before = lines.findLastIndex((other, at) => at < index && other !== undefined)
    if (before < 0) continue
    lines[before] = `${lines[before]}${line.trim()}`
    lines[index] = undefined
  }
}

/** A comment directly above a type belongs to it. */
function removeComments(lines: (string | undefined)[]): void {
  for (let index = lines.length - 1; index > 0; index -= 1) {
    const isLeft = lines[index] === undefined
    if (isLeft && /^(?:\/\/|\/\*|\*)/.test(lines[index - 1]?.trim() ?? '')) lines[index - 1] = undefined
  }
}

/** One blank line where a type was between two, and none where it began or ended the script. */
function removeBlanks(lines: (string | undefined)[], typed: readonly string[]): void {
  let last: string | undefined = ''
  for (const [index, line] of lines.entries()) {
    if (line === '' && last === '' && typed[index] === '') lines[index] = undefined
    else if (line !== undefined) last = line
  }
  const end = lines.findLastIndex((line) => line !== undefined)
  if (lines[end] === '') lines[end] = undefined
}
