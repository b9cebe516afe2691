import ts from 'typescript'

export interface ImportsOfOptions {
  /** Whether modules that load later, by `import()`, count too. @default true */
  dynamic?: boolean
}

/** What a script or a declaration imports. Read from the syntax tree: the scripts also hold code as text. */
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
