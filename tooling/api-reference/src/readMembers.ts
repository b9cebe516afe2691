import ts from 'typescript'
import { docComment } from './docComment.ts'
import type { Member, TypeText } from './PackageReference.ts'
import { plain, readParameter } from './readSignature.ts'
import type { SourceReader } from './SourceReader.ts'
import { inferredText, onOneLine, printed, typeText } from './typeText.ts'

const nothing = ' | undefined'

/** Properties and methods declared in an interface, an object type or a class, without private members. */
export function readMembers(nodes: readonly (ts.TypeElement | ts.ClassElement)[], reader: SourceReader): Member[] {
  return nodes.flatMap((node) => {
    if (!isPublic(node) || ts.isConstructorDeclaration(node)) return []
    const name = nameOf(node)
    if (name === undefined) return []
    const { text, default: fallback } = docComment(node)
    return [
      {
        name,
        optional: 'questionToken' in node && node.questionToken !== undefined,
        type: withoutUndefined(memberType(node, reader), node),
        ...(fallback === undefined ? {} : { default: fallback }),
        text,
      },
    ]
  })
}

/** Properties of an inferred type, such as that of a schema. */
export function inferredMembers(type: ts.Type, place: ts.Node, reader: SourceReader): Member[] {
  return reader.checker.getPropertiesOfType(type).map((symbol) => {
    const node = symbol.declarations?.[0]
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
    const found = reader.checker.getTypeOfSymbolAtLocation(symbol, place)
    const shown = optional ? reader.checker.getNonNullableType(found) : found
    return { name: symbol.name, optional, type: [inferredText(shown, reader, place)], text: node ? docComment(node).text : '' }
  })
}

function isPublic(node: ts.TypeElement | ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  const flags = ts.isClassElement(node) ? ts.getCombinedModifierFlags(node) : ts.ModifierFlags.None
  return (flags & hidden) === 0 && !(node.name && ts.isPrivateIdentifier(node.name))
}

function nameOf(node: ts.TypeElement | ts.ClassElement): string | undefined {
  if (ts.isIndexSignatureDeclaration(node)) {
    const [key] = node.parameters
    return key && `[${onOneLine(printed(key))}]`
  }
  if (ts.isCallSignatureDeclaration(node)) return '()'
  if (ts.isConstructSignatureDeclaration(node)) return 'new ()'
  return node.name?.getText().replaceAll(/^'|'$/g, '')
}

/** Removes `undefined` from the type of an optional member, where it is implied. */
function withoutUndefined(type: TypeText, node: ts.TypeElement | ts.ClassElement): TypeText {
  const written = writtenType(node)
  const last = type.at(-1)
  const isOptional = 'questionToken' in node && node.questionToken !== undefined
  if (!isOptional || !written || !ts.isUnionTypeNode(written) || typeof last !== 'string' || !last.endsWith(nothing)) return type
  const kept = [...type.slice(0, -1), last.slice(0, -nothing.length)].filter((piece) => piece !== '')
  const [only] = written.types
  return only && ts.isParenthesizedTypeNode(only) && written.types.length === 2 ? withoutParentheses(kept) : kept
}

function withoutParentheses(type: TypeText): TypeText {
  const end = type.length - 1
  return type.map((piece, index) => {
    if (typeof piece !== 'string') return piece
    const opened = index === 0 ? piece.replace(/^\(/, '') : piece
    return index === end ? opened.replace(/\)$/, '') : opened
  })
}

function memberType(node: ts.TypeElement | ts.ClassElement, reader: SourceReader): TypeText {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isCallSignatureDeclaration(node)) return methodType(node, reader)
  const written = writtenType(node)
  if (written) return typeText(written, reader)
  return [inferredText(reader.checker.getTypeAtLocation(node), reader, node)]
}

function writtenType(node: ts.TypeElement | ts.ClassElement): ts.TypeNode | undefined {
  const hasType =
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isIndexSignatureDeclaration(node) || ts.isGetAccessor(node)
  return hasType ? node.type : undefined
}

function methodType(node: ts.MethodSignature | ts.MethodDeclaration | ts.CallSignatureDeclaration, reader: SourceReader): TypeText {
  const typed = node.typeParameters ? `<${node.typeParameters.map((one) => onOneLine(printed(one))).join(', ')}>` : ''
  const pieces: TypeText[number][] = [`${typed}(`]
  node.parameters.forEach((parameter, index) => {
    const { name, optional, type } = readParameter(parameter, node, reader)
    pieces.push(`${index > 0 ? ', ' : ''}${name}${optional ? '?' : ''}: `, ...type)
  })
  const signature = reader.checker.getSignatureFromDeclaration(node)
  const result = node.type ? typeText(node.type, reader) : [signature ? inferredText(signature.getReturnType(), reader, node) : 'void']
  return joined([...pieces, ') => ', ...result])
}

function joined(pieces: TypeText): TypeText {
  return pieces.every((piece) => typeof piece === 'string') ? [plain(pieces)] : pieces
}
