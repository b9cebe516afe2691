/**
 * Gives a label of a menu that is cut off a tooltip with its whole text while the pointer is on it: most labels need none, and a long menu
 * has a thousand of them.
 * @param first the event that the pointer entered with
 * @param signal ends it
 */
export function attachCutTitles(first: Event, signal: AbortSignal): void {
  showTitle(first)
  document.addEventListener('pointerover', showTitle, { signal })
}

function showTitle({ target }: Event): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('nav :is(a, summary, [aria-current], [data-group] button)') : null
  // Other titles stay.
  if (!row || (row.title !== '' && !titled.has(row))) return
  const cut = [row, ...row.children].find(isCut)
  if (cut) {
    row.title = cut.textContent
    titled.add(row)
  } else row.removeAttribute('title')
}

const titled = new WeakSet<Element>()

/** Text for screen readers alone is in a box of 1 px. */
function isCut(part: Element): boolean {
  return part.clientWidth > 1 && part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis'
}
