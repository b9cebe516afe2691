import type { NameReference, PackageReference } from './PackageReference.ts'

/** Replaces the fields of a schema by a reference to its inferred type, if that type is public and documents them. */
export function joinSchemas(packages: readonly PackageReference[]): void {
  const names = packages.flatMap(({ entries }) => entries.flatMap((entry) => entry.names))
  const types = new Map(names.flatMap((name) => (name.schema === undefined ? [] : [[name.schema, name] as const])))
  for (const name of names) {
    const type = name.kind === 'schema' ? types.get(name.key) : undefined
    if (type) Object.assign(name, typedBy(name, type))
  }
}

function typedBy({ name }: NameReference, type: NameReference): Partial<NameReference> {
  return { signature: `const ${name}: ZodType<${type.name}>`, mentions: [{ name: type.name, key: type.key }], members: [] }
}
