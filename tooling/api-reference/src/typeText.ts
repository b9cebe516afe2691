import ts from 'typescript'
import type { TypeText } from './PackageReference.ts'
import { declared, keyOf, type SourceReader } from './SourceReader.ts'

const printer = ts.createPrinter({ removeComments: true })

/** Maximum length of an inferred type; a longer one is abbreviated by the compiler. */
const longType = 240

/** A type as source text on one line, with the keys of the declarations that it references. */
export function typeText(node: ts.Node, reader: SourceReader): TypeText {
  return linked(onOneLine(printed(node)), keysIn(node, reader))
}

/** Declarations of the repository that a node references as types: name → key. */
export function keysIn(node: ts.Node, reader: SourceReader): Map<string, string> {
  const keys = new Map<string, string>()
  const visit = (child: ts.Node) => {
    const name = nameIn(child)
    const symbol = name && reader.checker.getSymbolAtLocation(name)
    const key = symbol && keyOf(declared(symbol, reader), reader)
    if (key !== undefined) keys.set(name?.getText() ?? '', key)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return keys
}

/** An inferred type. */
export function inferredText(type: ts.Type, { checker }: SourceReader, place?: ts.Node): string {
  const whole = checker.typeToString(type, place, ts.TypeFormatFlags.NoTruncation)
  const shown = whole.length <= longType ? whole : checker.typeToString(type, place)
  // The compiler adds import paths to names out of scope, and uses double quotes.
  return shown
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
    .replaceAll(/; }/g, ' }')
}

/** Code without comments, with its line breaks. */
export function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}

/** Code on one line. */
export function onOneLine(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([<]) | (?=[)\]>](?!=))/g, '$1')
    .replace(/^\| /, '')
    .replaceAll(/;(?= \})/g, '')
}

function nameIn(node: ts.Node): ts.Identifier | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : undefined
  return name && ts.isIdentifier(name) ? name : undefined
}

/** Splits a text at the names that have a key, except in strings and for property names. */
function linked(text: string, keys: ReadonlyMap<string, string>): TypeText {
  if (keys.size === 0) return [text]
  return text
    .split(/('[^']*'|\b[A-Za-z_$][\w$]*\b(?!\??:))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const key = keys.get(piece)
      return key === undefined ? piece : { name: piece, key }
    })
    .reduce<TypeText[number][]>((pieces, piece) => {
      const last = pieces.at(-1)
      if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece)
      else pieces.push(piece)
      return pieces
    }, [])
}
