import { posix } from 'node:path'

import type { Code, Root } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import type { PageSource } from '../../compile/source/PageSource.ts'
import type { Problem } from '../../compile/Problem.ts'
import { findRegion } from './findRegion.ts'
import { readFence } from './readFence.ts'

declare module 'mdast' {
  interface CodeData {
    /** Where the code comes from, if not from the page: a file, and the number in it of each line. */
    snippet?: { file: string; numbers: readonly number[] }
  }
}

/** Puts the code of files into the fences that name one: ` ```ts file="guide/start/main.ts" region="setup" `. */
export function readSnippets(tree: Root, source: PageSource, problems: Problem[]): void {
  eachNode(tree, (node) => {
    if (node.type === 'code') fillFence(node, source, problems)
  })
}

function fillFence(node: Code, { file: page, snippets = {} }: PageSource, problems: Problem[]): void {
  const { language, title, file: path, region, rest } = readFence(node)
  const report = (message: string, fix: string) => problems.push({ file: page, line: node.position?.start.line ?? 1, message, fix })
  if (path === undefined) {
    if (region !== undefined) report('The code block names a region, and no file.', 'Write file="…" too, or take region="…" out.')
    return
  }
  if (node.value !== '') report(`The code block shows the file "${path}" and has code too.`, 'Delete its lines, or take file="…" out.')
  const name = posix.basename(path)
  node.lang = language || languageOfFile(name)
  node.meta = `title="${title ?? name}"`
  node.value = ''
  const found = snippets[path]
  if (found?.kind !== 'text') {
    const { message, fix } = found?.kind === 'outside' ? outside(path, found.samples) : missing(path, found?.alike ?? [])
    report(message, fix)
    return
  }
  const lines = findRegion(found.text, region)
  if ('message' in lines) {
    const { line, message, fix } = lines
    if (line === undefined) report(message.replace('The file', `The file ${found.file}`), fix)
    else problems.push({ file: found.file, line, message, fix })
    return
  }
  node.meta += ` ${rest}`
  node.value = lines.lines.join('\n')
  node.data = { ...node.data, snippet: { file: found.file, numbers: lines.numbers } }
}

const where = 'A path begins at the root of the content, with ./ or ../ at the folder of the page'

function outside(path: string, samples: readonly string[]): Pick<Problem, 'fix' | 'message'> {
  const names = samples.map((name) => `@${name}/`).join(', ')
  return {
    message: `The file "${path}" is outside of the content.`,
    fix: `${where}${names ? `, with ${names} at a sample folder` : '; other folders are declared in `samples`'}.`,
  }
}

function missing(path: string, alike: readonly string[]): Pick<Problem, 'fix' | 'message'> {
  return {
    message: `There is no file "${path}".`,
    fix: alike.length > 0 ? `Correct the path: perhaps ${alike.join(' or ')}.` : `${where}. Correct it, or write the file.`,
  }
}

/** Name of the language of a file by its extension, which most languages are known by. */
function languageOfFile(name: string): string {
  const extension = posix.extname(name).slice(1)
  return { mjs: 'js', cjs: 'js', mts: 'ts', cts: 'ts', htm: 'html' }[extension] ?? (extension || name.replace(/^\./, '').toLowerCase())
}
