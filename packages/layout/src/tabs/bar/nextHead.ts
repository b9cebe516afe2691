/** What gets the focus when a tab closes: the next tab or label of a group, or the one before it. */
export function nextHead(tab: Element | null): HTMLElement | null {
  const own = tab?.closest('[data-group]')
  const isAlone = own?.querySelectorAll('[data-tab]').length === 1
  const heads = [...(tab?.closest('nav')?.querySelectorAll<HTMLElement>('[data-tab] a, [data-group] [aria-expanded]') ?? [])]
  // The label of a group goes with its last tab.
  const kept = heads.filter((head) => !isAlone || head.closest('[data-tab]') !== null || head.closest('[data-group]') !== own)
  const at = kept.findIndex((head) => tab?.contains(head))
  return kept[at + 1] ?? kept[at - 1] ?? null
}
