import ts from 'typescript'
import { docComment } from './docComment.ts'
import type { NameKind, NameReference } from './PackageReference.ts'
import { inferredMembers, readMembers } from './readMembers.ts'
import { readParameter, readSignature } from './readSignature.ts'
import { declared, keyOf, placeOf, type SourceReader } from './SourceReader.ts'
import { inferredText, keysIn, onOneLine, printed, typeText } from './typeText.ts'

type Shape = Pick<NameReference, 'kind'> & Omit<Partial<NameReference>, 'kind' | 'name'>

/** Maximum length of an object type in a signature; a longer one is documented property by property. */
const longObject = 160

/** Reads a public name from its declaration. */
export function readName(exported: ts.Symbol, reader: SourceReader): NameReference {
  const symbol = declared(exported, reader)
  const node = symbol.declarations?.[0]
  if (!node) throw new Error(`The public name ${exported.name} has no declaration: its source does not compile.`)
  const { text, throws, examples, deprecated } = docComment(node)
  return {
    name: exported.name,
    key: keyOf(symbol, reader) ?? exported.name,
    ...placeOf(node, reader),
    summary: text,
    throws,
    examples,
    ...(deprecated === undefined ? {} : { deprecated }),
    parameters: [],
    mentions: [],
    members: [],
    ...shapeOf(exported.name, symbol, node, reader),
  }
}

function shapeOf(name: string, symbol: ts.Symbol, node: ts.Declaration, reader: SourceReader): Shape {
  if (ts.isClassDeclaration(node)) return classShape(name, node, reader)
  if (ts.isInterfaceDeclaration(node)) return interfaceShape(node, reader)
  if (ts.isTypeAliasDeclaration(node)) return aliasShape(node, reader)
  const type = reader.checker.getTypeOfSymbolAtLocation(symbol, node)
  if (reader.checker.getPropertyOfType(type, '_zod')) return schemaShape(name, type, node, reader)
  const signatures = type.getCallSignatures()
  if (signatures.length === 0) return valueShape('constant', name, { type, node, reader })
  const kind = callableKind(name)
  const result = kind === 'component' ? undefined : signatures[0]?.getReturnType()
  return {
    kind,
    ...readSignature({ name, isComponent: kind === 'component' }, signatures, reader),
    ...(result && isLongObject(result, node, reader) ? { members: inferredMembers(result, node, reader) } : {}),
  }
}

function callableKind(name: string): NameKind {
  if (/^use[A-Z]/.test(name)) return 'hook'
  return /^[A-Z]/.test(name) ? 'component' : 'function'
}

function classShape(name: string, node: ts.ClassDeclaration, reader: SourceReader): Shape {
  const constructor = node.members.find(ts.isConstructorDeclaration)
  const parameters = constructor?.parameters.map((parameter) => readParameter(parameter, constructor, reader)) ?? []
  const taken = parameters.map((one, index) => `${one.name}: ${onOneLine(typeOf(constructor?.parameters[index]))}`)
  return {
    kind: 'class',
    signature: `new ${name}(${taken.join(', ')})`,
    ...aboveOf(node, reader),
    parameters,
    members: readMembers(node.members, reader),
  }
}

function typeOf(parameter: ts.ParameterDeclaration | undefined): string {
  return parameter?.type ? printed(parameter.type) : 'unknown'
}

function interfaceShape(node: ts.InterfaceDeclaration, reader: SourceReader): Shape {
  const typed = typeParametersOf(node)
  return {
    kind: 'type',
    ...(typed === '' ? {} : { signature: `interface ${node.name.text}${typed}` }),
    ...aboveOf(node, reader),
    members: readMembers(node.members, reader),
  }
}

function typeParametersOf({ typeParameters }: ts.InterfaceDeclaration): string {
  return typeParameters ? `<${typeParameters.map((one) => onOneLine(printed(one))).join(', ')}>` : ''
}

function aboveOf(node: ts.InterfaceDeclaration | ts.ClassDeclaration, reader: SourceReader): Pick<Shape, 'above'> {
  const types = node.heritageClauses?.flatMap((clause) => [...clause.types]) ?? []
  if (types.length === 0) return {}
  return { above: types.flatMap((type, index) => [...(index > 0 ? [', '] : []), ...typeText(type, reader)]) }
}

function aliasShape(node: ts.TypeAliasDeclaration, reader: SourceReader): Shape {
  const isPlain = node.typeParameters === undefined
  if (isPlain && ts.isTypeLiteralNode(node.type)) return { kind: 'type', members: readMembers(node.type.members, reader) }
  const schema = isPlain ? schemaOf(node.type, reader) : undefined
  const own = [...keysIn(node.type, reader)].map(([name, key]) => ({ name, key }))
  if (schema === undefined && !/\bz\.(infer|input|output)</.test(node.type.getText()))
    return { kind: 'type', signature: node.getText().replace(/^export (declare )?/, ''), mentions: own }
  const type = reader.checker.getTypeAtLocation(node.name)
  const shape = isPlain
    ? valueShape('type', node.name.text, { type, node, reader })
    : { signature: node.getText().replace(/^export (declare )?/, ''), mentions: own }
  return { ...shape, kind: 'type', ...(schema === undefined ? {} : { schema }) }
}

/** The schema of `z.infer<typeof schema>`. */
function schemaOf(type: ts.TypeNode, reader: SourceReader): string | undefined {
  if (!ts.isTypeReferenceNode(type) || !/^z\.(infer|output)$/.test(type.typeName.getText())) return undefined
  const [query] = type.typeArguments ?? []
  const symbol = query && ts.isTypeQueryNode(query) ? reader.checker.getSymbolAtLocation(query.exprName) : undefined
  return symbol && keyOf(declared(symbol, reader), reader)
}

/** The shape of a schema, described by its output type. */
function schemaShape(name: string, type: ts.Type, node: ts.Node, reader: SourceReader): Shape {
  const output = reader.checker.getPropertyOfType(type, '_output')
  const value = output && reader.checker.getTypeOfSymbolAtLocation(output, node)
  const shape = value ? valueShape('schema', name, { type: value, node, reader }) : {}
  return { kind: 'schema', ...shape, signature: `const ${name}: ZodType` }
}

/** Whether a type is an anonymous object that is too long for one line. */
function isLongObject(type: ts.Type, node: ts.Node, reader: SourceReader): boolean {
  const isAnonymous = (type.flags & ts.TypeFlags.Object) !== 0 && type.symbol?.name === '__object' && !type.aliasSymbol
  return isAnonymous && inferredText(type, reader, node).length > longObject
}

interface Value {
  type: ts.Type
  node: ts.Node
  reader: SourceReader
}

/** A value, or the type of one: a short one as a signature, a long object as a list of its properties. */
function valueShape(kind: NameKind, name: string, { type, node, reader }: Value): Shape {
  const written = ts.isVariableDeclaration(node) && node.type ? node.type : undefined
  const text = written ? onOneLine(printed(written)) : inferredText(type, reader, node)
  const isRecord = (type.flags & ts.TypeFlags.Object) !== 0 && !reader.checker.isArrayLikeType(type) && !written
  if (kind === 'type' ? isRecord : isRecord && text.length > longObject) return { kind, members: inferredMembers(type, node, reader) }
  if (kind === 'type') return { kind, signature: `type ${name} = ${text}` }
  return { kind, signature: `const ${name === 'default' ? 'texts' : name}: ${text}` }
}
