/** How long a screen reader needs to notice a new live region, in ms. */
const pause = 100

/**
 * Tells of a new page as a page load would: its title is said, and the next Tab begins at its content. A focus that the page
 * has taken itself, a field for instance, stays.
 */
export function tellPage(title: string): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  const region = liveRegion()
  region.textContent = ''
  setTimeout(() => (region.textContent = title), pause)
}

/** One for the life of the document, beside the application that draws everything else. */
function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-page-title]')
  if (known) return known
  const region = document.createElement('div')
  region.dataset.pageTitle = ''
  region.setAttribute('role', 'status')
  region.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  document.body.append(region)
  return region
}
