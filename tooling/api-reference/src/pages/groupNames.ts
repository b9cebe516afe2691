import type { EntryReference, NameKind, NameReference } from '../PackageReference.ts'

/** Order of the groups on a page. */
const kinds: readonly NameKind[] = ['component', 'hook', 'function', 'class', 'schema', 'constant', 'type']

/** Names of an entry by kind. Options, props and results follow the function that uses them. */
export function groupNames({ names }: EntryReference): { kind: NameKind; names: NameReference[] }[] {
  const owners = ownersOf(names)
  const ownedBy = (owner: NameReference) => names.filter((name) => owners.get(name) === owner)
  return kinds.flatMap((kind) => {
    const own = names.filter((name) => name.kind === kind && !owners.has(name)).flatMap((name) => [name, ...ownedBy(name)])
    return own.length > 0 ? [{ kind, names: own }] : []
  })
}

function ownersOf(names: readonly NameReference[]): Map<NameReference, NameReference> {
  const owners = new Map<NameReference, NameReference>()
  for (const type of names) {
    if (type.kind !== 'type' || !/(Options|Props|Result)$/.test(type.name)) continue
    const owner = names.find((name) => name.kind !== 'type' && keysOf(name).has(type.key))
    if (owner) owners.set(type, owner)
  }
  return owners
}

/** Declarations used in a function's parameters and result. */
function keysOf({ parameters, returns }: NameReference): Set<string> {
  const types = [...parameters.map(({ type }) => type), ...(returns ? [returns.type] : [])]
  return new Set(types.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.key])))
}
