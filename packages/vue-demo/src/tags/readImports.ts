/** The names that a file gives to what it imports. */
export interface Imports {
  /** Local name → name of the export of the library. */
  ofLibrary: ReadonlyMap<string, string>
  /** Local names of everything else. */
  others: ReadonlySet<string>
}

/** An import, in the syntax trees of Babel and of ESTree. */
export interface ImportStatement {
  source: { value?: unknown }
  specifiers: readonly { local: { name: string }; imported?: object }[]
}

/** Reads the imports of a script. */
export function readImports(statements: readonly ImportStatement[], library: string): Imports {
  const ofLibrary = new Map<string, string>()
  const others = new Set<string>()
  for (const { source, specifiers } of statements) {
    for (const { local, imported } of specifiers) {
      if (source.value === library) ofLibrary.set(local.name, nameOf(imported) ?? local.name)
      else others.add(local.name)
    }
  }
  return { ofLibrary, others }
}

function nameOf(imported: object | undefined): string | undefined {
  return imported && 'name' in imported && typeof imported.name === 'string' ? imported.name : undefined
}
