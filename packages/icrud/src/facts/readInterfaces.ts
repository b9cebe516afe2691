import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A field of a type in the source. */
export interface FieldFact {
  type: string
  isRequired: boolean
}

/** Fields by name. */
export type InterfaceFacts = Readonly<Record<string, FieldFact>>

/** Reads the interfaces in source files: name → fields, including inherited ones. */
export function readInterfaces(folder: string, files: string): ReadonlyMap<string, InterfaceFacts> {
  const sources = globSync(files, { cwd: folder }).map((file) => {
    return ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest)
  })
  const found = new Map(
    sources.flatMap((source) =>
      source.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, { node, source }] as const),
    ),
  )
  const fieldsOf = (name: string): InterfaceFacts => {
    const { node, source } = found.get(name) ?? {}
    const parents = node?.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText(source))) ?? []
    const own = node?.members.filter(ts.isPropertySignature).map((member) => {
      const type = plain(member.type?.getText(source) ?? 'any')
      return [ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source), { type, isRequired: !member.questionToken }]
    })
    return Object.assign({}, ...parents.map(fieldsOf), Object.fromEntries(own ?? []))
  }
  return new Map([...found.keys()].map((name) => [name, fieldsOf(name)]))
}

/** A type without `readonly` and `Readonly<…>`, which the documentation omits. */
function plain(type: string): string {
  return type.replaceAll(/\breadonly /g, '').replaceAll(/\bReadonly<((?:[^<>]|<[^<>]*>)*)>/g, '$1')
}
