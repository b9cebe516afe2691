import type { MenuEntry, MenuLeaf } from '../core/menu/menuTree.ts'

/** The first page below some entries. */
export function firstLeaf(entries: readonly MenuEntry[]): MenuLeaf | undefined {
  for (const entry of entries) {
    const leaf = entry.kind === 'leaf' ? entry : firstLeaf(entry.children)
    if (leaf) return leaf
  }
  return undefined
}
