import type { CodeBlock } from './CodeBlock.ts'

/** A problem that the author of a code block has to fix. */
export interface CodeProblem {
  file: string
  line: number
  /** The problem, as a sentence. */
  message: string
  /** How to fix it, as a sentence. */
  fix: string
}

const asPart = (language: string) => `Fix it; mark a fragment that does not compile on its own with \`\`\`${language} part.`

/** A syntax error in a block; `line` is relative to the block, from 1. */
export function syntaxProblem(block: CodeBlock, line: number, reason: string): CodeProblem {
  return problemAt(block, line, `The ${block.language} block does not parse: ${sentence(reason)}`, asPart(block.language))
}

/** An error in a block that parses, such as a type error. */
export function meaningProblem(block: CodeBlock, line: number, reason: string): CodeProblem {
  return problemAt(block, line, `The ${block.language} block has an error: ${sentence(reason)}`, asPart(block.language))
}

function problemAt({ file, line: first, code }: CodeBlock, line: number, message: string, fix: string): CodeProblem {
  const within = Math.min(Math.max(line, 1), code.split('\n').length)
  return { file, line: first + within - 1, message, fix }
}

function sentence(reason: string): string {
  const text = reason.replaceAll(/\s+/g, ' ').trim()
  return /[.!?]$/.test(text) ? text : `${text}.`
}
