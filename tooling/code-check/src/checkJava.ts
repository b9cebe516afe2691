import type { CodeBlock } from './CodeBlock.ts'
import { syntaxProblem, type CodeProblem } from './CodeProblem.ts'

/** Checks a block of Java. A fragment may be statements, or members of a class. */
export async function checkJava(block: CodeBlock): Promise<CodeProblem[]> {
  const { parse } = await import('java-parser')
  const attempts = block.isPart
    ? [[block.code, 'blockStatements'] as const, [`{${block.code}\n}`, 'classBody'] as const, [block.code] as const]
    : [[block.code] as const]
  const failures: CodeProblem[] = []
  for (const [text, entry] of attempts) {
    try {
      parse(text, entry)
      return []
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      failures.push(syntaxProblem(block, Number(/line: (\d+)/.exec(message)?.[1] ?? 1), reasonOf(message)))
    }
  }
  return failures.slice(-1)
}

// Shortens the parser's message, which lists every token that is accepted at this position.
function reasonOf(message: string): string {
  const found = /but found: '([^']*)'/.exec(message)?.[1] ?? /unexpected character: ->(.)<-/.exec(message)?.[1]
  if (found !== undefined) return found === '' ? 'it ends too early' : `“${found}” is not expected here`
  return (message.split('\n')[1] ?? message).trim()
}
