import ts from 'typescript'
import type { Found, Reader } from './createReader.ts'
import { print } from './print.ts'

export interface DescribeNamesOptions {
  reader: Reader
  /** The other public entry that exports a declaration, if any: it is then imported from there instead of repeated. */
  homeOf: (found: Own) => string | undefined
}

type Own = Extract<Found, { kind: 'own' }>

/** The public names of a declaration file, the declarations they depend on, and their imports; without comments. */
export function describeNames(file: string, { reader, homeOf }: DescribeNamesOptions): string {
  const names = [...reader.publicNames(file)]
  const shown = new Set(names.flatMap(([, found]) => (found.kind === 'own' && homeOf(found) === undefined ? found.key : [])))
  const behind = new Map<string, Own>()
  const imports = new Map<string, Set<string>>()

  function mention(found: Found | undefined): void {
    if (found === undefined) return
    const home = found.kind === 'own' ? homeOf(found) : found.module
    if (home !== undefined) {
      imports.set(home, (imports.get(home) ?? new Set()).add(found.kind === 'own' ? found.local : found.name))
    } else if (found.kind === 'own' && !shown.has(found.key) && !behind.has(found.key)) {
      behind.set(found.key, found)
      mentionAll(found)
    }
  }

  function mentionAll({ file: at, declarations }: Own): void {
    for (const name of declarations.flatMap(mentioned)) mention(reader.find(at, name))
  }

  const lines = names.map(([name, found]) => {
    const home = found.kind === 'own' ? homeOf(found) : found.module
    if (home !== undefined) return passedOn(name, found, home)
    if (found.kind !== 'own') return ''
    mentionAll(found)
    return published(name, found)
  })
  const { ambient } = reader.declarations(file)
  for (const name of ambient.flatMap(mentioned)) mention(reader.find(file, name))
  const hidden = [...behind.values()]
    .sort((one, other) => (one.local < other.local ? -1 : 1))
    .map(({ declarations }) => print(declarations))
  return [
    ...[...imports].sort(([one], [other]) => (one < other ? -1 : 1)).map(importLine),
    ...lines,
    ...ambient.map((one) => print([one])),
    ...(hidden.length > 0 ? ['// Types they refer to', ...hidden] : []),
  ].join('\n\n')
}

function importLine([module, names]: [string, ReadonlySet<string>]): string {
  return `import { ${[...names].sort().join(', ')} } from '${module}'`
}

function passedOn(name: string, found: Found, home: string): string {
  const inside = found.kind === 'own' ? found.local : found.name
  if (inside === '*') return name.startsWith('* of ') ? `export * from '${home}'` : `export * as ${name} from '${home}'`
  return `export { ${inside === name ? name : `${inside} as ${name}`} } from '${home}'`
}

function published(name: string, { local, declarations }: Own): string {
  if (name === 'default') return print(declarations, 'export default ')
  return name === local ? print(declarations, 'export ') : `${print(declarations)}\n\nexport { ${local} as ${name} }`
}

/** Names that the types of a declaration refer to, without members after a dot. */
function mentioned(declaration: ts.Node): string[] {
  const names: string[] = []
  const look = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name) names.push(first(name))
    ts.forEachChild(node, look)
  }
  look(declaration)
  return names
}

function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isTypeQueryNode(node)) return node.exprName
  if (ts.isExpressionWithTypeArguments(node) || ts.isComputedPropertyName(node)) return node.expression
  return undefined
}

function first(name: ts.Node): string {
  if (ts.isQualifiedName(name)) return first(name.left)
  if (ts.isPropertyAccessExpression(name)) return first(name.expression)
  return ts.isIdentifier(name) ? name.text : ''
}
