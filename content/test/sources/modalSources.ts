import { sourceOf } from './librarySource.ts'

/** Fields that `Modal.confirm` and its kin look for in what they are called with. */
export function modalConfigFields(): string[] {
  const read = sourceOf('modal').matchAll(/'(\w+)' in (?:props|options)/g)
  return [...new Set(Array.from(read, ([, name]) => name ?? ''))].sort()
}
