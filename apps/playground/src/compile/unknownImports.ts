import type { SFCDescriptor, SFCScriptBlock } from '@vue/compiler-sfc'
import { moduleNames } from '../protocol/modules.ts'
import type { Problem } from './Problem.ts'

const known = new Set<string>(moduleNames)

/** Reports imports of modules that the playground does not have. */
export function unknownImports({ script, scriptSetup }: SFCDescriptor, compiled: SFCScriptBlock): Problem[] {
  return [
    ...problemsOf(compiled.scriptAst, (script?.loc.start.line ?? 1) - 1),
    ...problemsOf(compiled.scriptSetupAst, (scriptSetup?.loc.start.line ?? 1) - 1),
  ]
}

function problemsOf(statements: SFCScriptBlock['scriptAst'], before: number): Problem[] {
  return (statements ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type' || known.has(statement.source.value)) return []
    const { line, column } = statement.source.loc?.start ?? { line: 1, column: 0 }
    const message = `"${statement.source.value}" is not available: import from ${[...known].join(', ')}, or write it into this file.`
    return [{ message, line: line + before, column: column + 1 }]
  })
}
