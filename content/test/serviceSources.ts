import { sourceOf } from './librarySource.ts'

/** Fields that a service reads from `options` in one part of its source, given by the texts around it. */
export function optionsRead(service: string, from: string, to: string): () => string[] {
  return () => {
    const source = sourceOf(service).replaceAll(/\/\/.*$/gm, '')
    const start = source.indexOf(from)
    const part = source.slice(start, source.indexOf(to, start))
    if (start === -1) throw new Error(`The source of ${service} has no “${from}”: look where it reads its options now.`)
    return [...new Set(Array.from(part.matchAll(/\boptions\.(\w+)/g), ([, name]) => name ?? ''))].sort()
  }
}
