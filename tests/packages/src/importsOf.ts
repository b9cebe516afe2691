import ts from 'typescript'

export interface ImportsOfOptions {
  /** Whether dynamic imports count too. @default true */
  dynamic?: boolean
}

/** Modules that a script or a declaration file imports. Reads the syntax tree, because the scripts also contain code in strings. */
export function importsOf(text: string, { dynamic = true }: ImportsOfOptions = {}): string[] {
  const names: string[] = []
  const look = (node: ts.Node): void => {
    const name = importedBy(node, dynamic)
    if (name && ts.isStringLiteral(name)) names.push(name.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest))
  return names
}

function importedBy(node: ts.Node, dynamic: boolean): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  return dynamic && ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}
