import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { components } from './librarySource.ts'

/** Fields that a row of the list reads from its entry of `data`. */
export function cascaderFields(): string[] {
  const source = readFileSync(join(components, 'cascader/casitem.vue'), 'utf8')
  return [...new Set(Array.from(source.matchAll(/\bdata\.([a-z]\w*)/g), ([, name]) => name ?? ''))].sort()
}
