import { sourceOf } from './librarySource.ts'

/** Fields of an entry of `data`. */
export function transferFields(): string[] {
  const read = sourceOf('transfer').matchAll(/\b(?:item|data)\.(?!length\b)([a-z]\w*)/g)
  return [...new Set(Array.from(read, ([, name]) => name ?? ''))].sort()
}
