import { sourceOf } from './librarySource.ts'

/** Fields of an entry of the list: what it begins with, and what is set later. */
export function uploadFields(): string[] {
  const source = sourceOf('upload')
  const [, begin = ''] = /const _file = \{([^}]*)\}/.exec(source) ?? []
  const read = [...begin.matchAll(/^\s*(\w+):/gm), ...source.matchAll(/\b_file\.(\w+)/g)]
  return [...new Set(read.map(([, name]) => name ?? ''))].sort()
}
