import { relative } from 'node:path'
import ts from 'typescript'

/** Context for reading declarations: the type checker and the root of the repository. */
export interface SourceReader {
  root: string
  checker: ts.TypeChecker
}

/** The original declaration of a name, following re-exports. */
export function declared(symbol: ts.Symbol, { checker }: SourceReader): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** File, from the root of the repository, and line of a declaration. */
export function placeOf(node: ts.Node, { root }: SourceReader): { file: string; line: number } {
  const source = node.getSourceFile()
  return { file: relative(root, source.fileName), line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
}

/** A key that identifies a declaration across re-exports; `undefined` if it is not declared in the repository. */
export function keyOf(symbol: ts.Symbol, reader: SourceReader): string | undefined {
  const node = symbol.declarations?.[0]
  if (!node || node.getSourceFile().fileName.includes('/node_modules/')) return undefined
  return `${placeOf(node, reader).file}#${symbol.name}`
}
