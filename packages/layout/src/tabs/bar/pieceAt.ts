import type { TabOrGroup } from './TabOrGroup.ts'

/** The tab an event happened in, or else the group. */
export function pieceAt(target: EventTarget | null): TabOrGroup | null {
  const { tab, group } = (target instanceof Element && target.closest<HTMLElement>('[data-tab], [data-group]')?.dataset) || {}
  if (tab !== undefined) return { kind: 'tab', id: tab }
  return group === undefined ? null : { kind: 'group', id: group }
}
