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

/** Fields that a component or a function reads from one of its objects, known by the object's name in the source. */
export function fieldsRead(component: string, object: string): () => string[] {
  return () => {
    const read = sourceOf(component).matchAll(new RegExp(String.raw`\b${object}\.(\w+)`, 'g'))
    return [...new Set(Array.from(read, ([, name]) => name ?? ''))].sort()
  }
}

/** Fields that a function takes out of its only argument. */
export function fieldsTaken(component: string): () => string[] {
  return () => {
    const [, fields = ''] = /export default function \(\{([^}]*)\}\)/.exec(sourceOf(component)) ?? []
    return Array.from(fields.matchAll(/(?:^|,)\s*(\w+)/g), ([, name]) => name ?? '').sort()
  }
}
