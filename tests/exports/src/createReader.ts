import { dirname, join } from 'node:path'
import type ts from 'typescript'
import { readDeclarations, type Declarations, type Origin } from './Declarations.ts'

/** What a name resolves to: declarations of the package itself, or a name in an external module. */
export type Found =
  | {
      kind: 'own'
      /** Identifies the declarations, regardless of the path that leads to them. */
      key: string
      file: string
      /** Its name where it is declared. */
      local: string
      declarations: readonly ts.Statement[]
    }
  | { kind: 'outside'; module: string; name: string }

/** Resolves names across the declaration files of a package. */
export interface Reader {
  declarations: (file: string) => Declarations
  /** Every name that a file exports, in alphabetical order. */
  publicNames: (file: string) => ReadonlyMap<string, Found>
  /** What a name inside a file resolves to; undefined if it is a global. */
  find: (file: string, local: string) => Found | undefined
}

/** Creates a reader that reads each file once. */
export function createReader(read: (file: string) => string): Reader {
  const known = new Map<string, Declarations>()

  function declarations(file: string): Declarations {
    const kept = known.get(file) ?? readDeclarations(file, read(file))
    known.set(file, kept)
    return kept
  }

  function follow(file: string, local: string, origin: Origin): Found {
    if (origin.kind === 'here') {
      const inside = localOf(declarations(file), origin) ?? local
      return { kind: 'own', key: `${file}#${inside}`, file, local: inside, declarations: origin.declarations }
    }
    const { module, name } = origin
    if (!module.startsWith('.') || name === '*') return { kind: 'outside', module, name }
    const next = fileOf(file, module)
    const passed = declarations(next).exports.get(name)
    if (!passed) throw new Error(`${file} imports "${name}" from ${module}, which does not export it: build the package again.`)
    return follow(next, name, passed)
  }

  function publicNames(file: string): Map<string, Found> {
    const { exports, reexported } = declarations(file)
    const wholes = reexported.flatMap((module): [string, Found][] =>
      module.startsWith('.')
        ? [...publicNames(fileOf(file, module))].filter(([name]) => name !== 'default')
        : [[`* of ${module}`, { kind: 'outside', module, name: '*' }]],
    )
    const own = Array.from(exports, ([name, origin]): [string, Found] => [name, follow(file, name, origin)])
    return new Map([...wholes, ...own].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  return {
    declarations,
    publicNames,
    find(file, local) {
      const origin = declarations(file).locals.get(local)
      return origin && follow(file, local, origin)
    },
  }
}

/** The local name of declarations, which may be exported under another name. */
function localOf({ locals }: Declarations, { declarations }: Extract<Origin, { kind: 'here' }>): string | undefined {
  return Array.from(locals).find(([, origin]) => origin.kind === 'here' && origin.declarations.at(-1) === declarations.at(-1))?.[0]
}

function fileOf(from: string, module: string): string {
  return join(dirname(from), module.replace(/(\.d)?\.[jt]s$/, '') + '.d.ts')
}
