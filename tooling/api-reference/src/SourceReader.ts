import { relative } from 'node:path'
import ts from 'typescript'

/** What reading declarations needs: the type checker, and the root of the repository. */
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

/** Names a declaration, wherever it is exported; `undefined` if the repository does not declare it. */
export function keyOf(symbol: ts.Symbol, reader: SourceReader): string | undefined {
  const node = symbol.declarations?.[0]
  if (!node || node.getSourceFile().fileName.includes('/node_modules/')) return undefined
  return `${placeOf(node, reader).file}#${symbol.name}`
}
