const overlays = 'body > [class*="ivu-"], body > div > [class*="ivu-"]'

/** Prevents links and forms in a demo (and in its overlays) from leaving the page. Links to a new tab work. */
export function containNavigation(root: HTMLElement): () => void {
  const contain = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : undefined
    if (!target || !(root.contains(target) || target.closest(overlays))) return
    const link = event.type === 'click' ? target.closest('a[href]') : target
    if (link && link.getAttribute('target') !== '_blank') event.preventDefault()
  }
  const page = root.ownerDocument
  page.addEventListener('click', contain)
  page.addEventListener('submit', contain)
  return () => {
    page.removeEventListener('click', contain)
    page.removeEventListener('submit', contain)
  }
}
