/**
 * Gives a label of the shell that is cut off a tooltip with its whole text while the pointer is on it: most labels need none, and a long menu
 * has a thousand of them. Returns a cleanup function.
 */
export function attachCutTitles(): () => void {
  document.addEventListener('pointerover', showTitle)
  return () => document.removeEventListener('pointerover', showTitle)
}

function showTitle({ target }: Event): void {
  const row = target instanceof Element ? target.closest<HTMLElement>(labels) : null
  // Other titles stay.
  if (!row || (row.title !== '' && !titled.has(row))) return
  // A row around a title that is cut has a text that is wider than the row, too.
  const cut = [...row.children, row].find(isCut)
  if (cut) {
    row.title = cut.textContent
    titled.add(row)
  } else row.removeAttribute('title')
}

/** Entries of menus, tabs, breadcrumb and search, and the name of the app. */
const labels = 'nav :is(a, summary, [aria-current], ol > li > span, [data-group] button), header > a, header > span > a, [role="option"]'

const titled = new WeakSet<Element>()

/** Text for screen readers alone is in a box of 1 px. */
function isCut(part: Element): boolean {
  const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(part)
  if (part.clientWidth <= 1 || textOverflow !== 'ellipsis') return false
  // Not `scrollWidth`: a text that reads against the direction of the page leaves its box at the side to which nothing scrolls.
  const text = document.createRange()
  text.selectNodeContents(part)
  const space = part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return text.getBoundingClientRect().width > space + 0.5
}
