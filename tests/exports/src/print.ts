import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** Declarations as text which is the same as long as they mean the same: without comments, and without what builds write in one order or another. */
export function print(declarations: readonly ts.Statement[], prefix = ''): string {
  return declarations
    .map((one) => printer.printNode(ts.EmitHint.Unspecified, normalized(one), one.getSourceFile()))
    .map((text) => prefix + text.replace(/^(export )?(default )?(declare (?!module|global))?/, '').replace(/;$/, ''))
    .join('\n')
}

/** How a function takes its parameter apart is its own affair, and the members of a union have no order: the compiler's depends on what it read before. */
function normalized(declaration: ts.Statement): ts.Node {
  const file = declaration.getSourceFile()
  const { transformed } = ts.transform(declaration, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        if (ts.isObjectBindingPattern(node)) return context.factory.createIdentifier('options')
        const inner = ts.visitEachChild(node, visit, context)
        return ts.isUnionTypeNode(inner) ? context.factory.createUnionTypeNode(sorted(inner.types, file)) : inner
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  return transformed[0] ?? declaration
}

function sorted(types: readonly ts.TypeNode[], file: ts.SourceFile): ts.TypeNode[] {
  const text = new Map(types.map((type) => [type, printer.printNode(ts.EmitHint.Unspecified, type, file)]))
  return [...types].sort((one, other) => ((text.get(one) ?? '') < (text.get(other) ?? '') ? -1 : 1))
}
