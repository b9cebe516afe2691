import { parseAllDocuments } from 'yaml'
import type { CodeBlock } from './CodeBlock.ts'
import { syntaxProblem, type CodeProblem } from './CodeProblem.ts'

/** Checks a block of YAML, which may have several documents separated by `---`. */
export function checkYaml(block: CodeBlock): CodeProblem[] {
  const documents = parseAllDocuments(block.code, { prettyErrors: true })
  if (!Array.isArray(documents)) return []
  return documents
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .map(({ message, linePos }) => syntaxProblem(block, linePos?.[0].line ?? 1, message.replace(/ at line \d+[^]*$/, '')))
}
