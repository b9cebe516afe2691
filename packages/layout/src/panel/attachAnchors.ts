import { keepInView } from '@view-site/platform'

/** Lets the sheet of the page's anchors open at the current one, and close when one is chosen. Returns a cleanup function. */
export function attachAnchors(list: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  list.addEventListener('toggle', () => keepInView(list, list.querySelector('[aria-current]')), { signal })
  // Next to the article the list is not open, and stays as it is. Browsers without popovers show it below the article.
  list.addEventListener('click', () => list.matches(openSheet) && list.hidePopover(), { signal })
  return () => controller.abort()
}

// Browsers without popovers do not know the selector: `:is` lets them ignore it.
const openSheet = ':is(:popover-open)'
