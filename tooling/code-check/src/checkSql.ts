import type { CodeBlock } from './CodeBlock.ts'
import { syntaxProblem, type CodeProblem } from './CodeProblem.ts'

/** Checks a block of SQL with MySQL's grammar. A fragment may be the end of a query: `WHERE tenant_id = ?`. */
export async function checkSql(block: CodeBlock): Promise<CodeProblem[]> {
  const { default: mysql } = await import('node-sql-parser/build/mysql.js')
  const parser = new mysql.Parser()
  const attempts = block.isPart ? [block.code, `SELECT * FROM t ${block.code}`, `SELECT ${block.code}`] : [block.code]
  const failures: CodeProblem[] = []
  for (const text of attempts) {
    try {
      parser.astify(text, { database: 'MySQL' })
      return []
    } catch (error) {
      failures.push(syntaxProblem(block, lineOf(error), reasonOf(error)))
    }
  }
  return failures.slice(0, 1)
}

function lineOf(error: unknown): number {
  const location: unknown = isObject(error) ? error['location'] : undefined
  const start: unknown = isObject(location) ? location['start'] : undefined
  return isObject(start) && typeof start['line'] === 'number' ? start['line'] : 1
}

// Shortens the parser's message, which lists every token that is accepted at this position.
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const found = /but (.*) found\.$/s.exec(message)?.[1]
  return found === undefined ? message : `${found} is not expected here`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
