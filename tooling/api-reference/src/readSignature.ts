import ts from 'typescript'
import { docComment } from './docComment.ts'
import type { Member, NameReference } from './PackageReference.ts'
import type { SourceReader } from './SourceReader.ts'
import { inferredText, onOneLine, printed, typeText } from './typeText.ts'

type Callable = Pick<NameReference, 'parameters' | 'signature'> & Pick<Partial<NameReference>, 'returns'>

/** Columns of a code block that fit a desktop window without scrolling. */
const width = 84

/** The signature of a function: parameters, result, and both as TypeScript. The result of a component is omitted. */
export function readSignature(
  { name, isComponent }: { name: string; isComponent: boolean },
  signatures: readonly ts.Signature[],
  reader: SourceReader,
): Callable {
  const [first] = signatures
  const declaration = first?.getDeclaration()
  if (!first || !declaration) return { parameters: [] }
  const parameters = declaration.parameters.map((parameter) => readParameter(parameter, declaration, reader))
  const lines = signatures.map((signature) => {
    const taken = signature.getDeclaration().parameters.map((parameter) => written(readParameter(parameter, declaration, reader)))
    const typed = signature.getDeclaration().typeParameters?.map((parameter) => onOneLine(printed(parameter))) ?? []
    const head = `function ${name}${typed.length > 0 ? `<${typed.join(', ')}>` : ''}`
    return layOut(head, taken, isComponent ? '' : `: ${resultOf(signature, reader)}`)
  })
  const result = resultOf(first, reader)
  const text = docComment(declaration).returns
  const showsResult = !isComponent && (result !== 'void' || text !== '')
  const type = declaration.type ? typeText(declaration.type, reader) : [result]
  return { signature: lines.join('\n'), parameters, ...(showsResult ? { returns: { type, text } } : {}) }
}

/** A parameter of a function or method. A destructured one is named after its type. */
export function readParameter(node: ts.ParameterDeclaration, owner: ts.Node, reader: SourceReader): Member {
  const type = node.type ? typeText(node.type, reader) : [inferredText(reader.checker.getTypeAtLocation(node), reader, node)]
  const written = plain(type)
  const name = ts.isIdentifier(node.name) ? node.name.text : /Props\b/.test(written) ? 'props' : 'options'
  const fallback = node.initializer && onOneLine(printed(node.initializer))
  return {
    name: node.dotDotDotToken ? `...${name}` : name,
    optional: node.questionToken !== undefined || node.initializer !== undefined,
    type,
    ...(fallback === undefined || fallback === '{}' ? {} : { default: fallback }),
    text: docComment(owner).parameters.get(name) ?? '',
  }
}

/** A type as plain text. */
export function plain(type: Member['type']): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')
}

function written({ name, optional, type }: Member): string {
  return `${name}${optional ? '?' : ''}: ${plain(type)}`
}

function layOut(head: string, parameters: readonly string[], result: string): string {
  const line = `${head}(${parameters.join(', ')})${result}`
  return line.length <= width || parameters.length === 0 ? line : `${head}(\n  ${parameters.join(',\n  ')},\n)${result}`
}

function resultOf(signature: ts.Signature, reader: SourceReader): string {
  const { type } = signature.getDeclaration()
  if (type) return onOneLine(printed(type))
  const inferred = inferredText(signature.getReturnType(), reader, signature.getDeclaration())
  return /^\{.{80}/.test(inferred) ? '{ … }' : inferred
}
