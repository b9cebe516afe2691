import ts from 'typescript'
import { syntaxProblem, type CodeProblem } from './CodeProblem.ts'
import { reasonOf } from './reasonOf.ts'
import type { Script } from './scriptOf.ts'

/** Checks a fragment of a script: statements, an expression, or members of an object or a class. */
export function partSyntax({ block, code, extension }: Script): CodeProblem[] {
  const attempts = [code, `(${code}\n)`, `({${code}\n})`, `class Part {${code}\n}`].map((text) => firstFault(text, extension))
  const [first] = attempts
  return first === undefined || attempts.includes(undefined) ? [] : [syntaxProblem(block, first.line, first.reason)]
}

function firstFault(text: string, extension: string): { line: number; reason: string } | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: `part.${extension}`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true, jsx: ts.JsxEmit.Preserve },
  })
  const [fault] = diagnostics
  if (!fault) return undefined
  const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0
  return { line: line + 1, reason: reasonOf(fault) }
}
