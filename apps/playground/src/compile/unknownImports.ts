import type { SFCScriptBlock } from '@vue/compiler-sfc'
import { mainFile } from '../protocol/files.ts'
import { moduleNames } from '../protocol/modules.ts'
import { importedFile } from './importedFile.ts'
import type { Problem } from './Problem.ts'

const known = new Set<string>(moduleNames)

/**
 * Reports imports of modules that the playground does not have, and of files that the code does not have.
 * @param linesBefore Number of lines of the file before the statements.
 */
export function unknownImports(statements: SFCScriptBlock['scriptAst'], linesBefore: number, names: readonly string[]): Problem[] {
  const files = names.filter((name) => name !== mainFile).map((name) => `./${name}`)
  return (statements ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
    const { value, loc } = statement.source
    if (known.has(value) || importedFile(value, names) !== undefined) return []
    const { line, column } = loc?.start ?? { line: 1, column: 0 }
    const message = `"${value}" is not available: import from ${[...known, ...files].join(', ')}, or write it into this file.`
    return [{ message, line: line + linesBefore, column: column + 1 }]
  })
}
