import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A field of a type, as the source has it. */
export interface FieldFact {
  type: string
  isRequired: boolean
}

/** Fields by their names. */
export type InterfaceFacts = Readonly<Record<string, FieldFact>>

const declaration = /^export interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/gm
const field = /^ {2}'?([\w-]+)'?(\?)?: (.+)$/gm

/** The interfaces of some source files: name → fields, those of what they extend included. */
export function readInterfaces(folder: string, files: string): ReadonlyMap<string, InterfaceFacts> {
  const sources = globSync(files, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const found = sources.flatMap((source) => [...source.matchAll(declaration)])
  const bodies = new Map(found.map(([, name = '', parent, body = '']) => [name, { parent, body }]))
  const fieldsOf = (name: string): InterfaceFacts => {
    const { parent, body = '' } = bodies.get(name) ?? {}
    const own = Array.from(body.matchAll(field), ([, key = '', optional, type = '']) => [key, { type: plain(type), isRequired: !optional }])
    return { ...(parent !== undefined && fieldsOf(parent)), ...Object.fromEntries(own) }
  }
  return new Map([...bodies.keys()].map((name) => [name, fieldsOf(name)]))
}

/** A type without the parts that only the compiler needs. */
function plain(type: string): string {
  return type.replaceAll(/\breadonly /g, '').replaceAll(/\bReadonly<((?:[^<>]|<[^<>]*>)*)>/g, '$1')
}
