import ts from 'typescript'
import type { CodeBlock } from './CodeBlock.ts'
import { syntaxProblem, type CodeProblem } from './CodeProblem.ts'

/** Files in which comments and trailing commas are allowed. */
const withComments = /(?:^|\/)(?:[jt]sconfig[\w.-]*|devcontainer|\.vscode\/[\w-]+)\.json$/

/** Checks a block of JSON; comments are allowed in such files and in `jsonc`. */
export function checkJson(block: CodeBlock): CodeProblem[] {
  const attempts = block.isPart ? [block.code, `{${block.code}\n}`, `[${block.code}\n]`] : [block.code]
  const isLenient = block.language === 'jsonc' || withComments.test(block.title ?? '')
  const [first, ...others] = attempts.map((text) => (isLenient ? lenient(text) : strict(text)))
  if (first === undefined || others.includes(undefined)) return []
  return [syntaxProblem(block, first.line, first.reason)]
}

interface Failure {
  line: number
  reason: string
}

function strict(text: string): Failure | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const position = /at position (\d+)/.exec(reason)?.[1]
    const line = position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length
    return { line, reason: reason.replace(/(?:, "[^]*" is not valid JSON| in JSON at position \d+[^]*)$/, '') }
  }
}

function lenient(text: string): Failure | undefined {
  const { error } = ts.parseConfigFileTextToJson('block.json', text)
  if (!error) return undefined
  return { line: text.slice(0, error.start ?? 0).split('\n').length, reason: ts.flattenDiagnosticMessageText(error.messageText, ' ') }
}
