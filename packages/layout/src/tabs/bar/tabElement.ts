import type { TabOrGroup } from './TabOrGroup.ts'

/** The link of a tab, or the label of a group. */
export function tabElement({ kind, id }: TabOrGroup): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"] :is(a, button)`)
}
