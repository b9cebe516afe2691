import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** Prints declarations in a normalized form without comments, so that equivalent declarations give the same text. */
export function print(declarations: readonly ts.Statement[], prefix = ''): string {
  return declarations
    .map((one) => printer.printNode(ts.EmitHint.Unspecified, normalized(one), one.getSourceFile()))
    .map((text) => prefix + text.replace(/^(export )?(default )?(declare (?!module|global))?/, '').replace(/;$/, ''))
    .join('\n')
}

/**
 * Renames destructured parameters to `options`, because destructuring is not part of a type, and sorts the members of unions and the values
 * of enumerations written as objects, because their order depends on what the compiler read before.
 */
function normalized(declaration: ts.Statement): ts.Node {
  const file = declaration.getSourceFile()
  const { transformed } = ts.transform(declaration, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        if (ts.isObjectBindingPattern(node)) return context.factory.createIdentifier('options')
        const inner = ts.visitEachChild(node, visit, context)
        if (ts.isUnionTypeNode(inner)) return context.factory.createUnionTypeNode(sorted(inner.types, file))
        return ts.isTypeLiteralNode(inner) && inner.members.every(isValue)
          ? context.factory.createTypeLiteralNode(sorted(inner.members, file))
          : inner
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  return transformed[0] ?? declaration
}

/** Whether a member is an enumeration value: `doc: 'doc'`. */
function isValue(member: ts.TypeElement): boolean {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isLiteralTypeNode(member.type)) return false
  const { literal } = member.type
  return (
    ts.isStringLiteral(literal) && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) && member.name.text === literal.text
  )
}

function sorted<Node extends ts.Node>(nodes: readonly Node[], file: ts.SourceFile): Node[] {
  const text = new Map(nodes.map((node) => [node, printer.printNode(ts.EmitHint.Unspecified, node, file)]))
  return [...nodes].sort((one, other) => ((text.get(one) ?? '') < (text.get(other) ?? '') ? -1 : 1))
}
