import { keepInView } from '@view-site/platform'

/** Scrolls a list of links until the current one is visible. Returns a cleanup function, as every behavior does: it has nothing to do. */
export function keepCurrentInView(list: HTMLElement | null | undefined): () => void {
  if (list) keepInView(list, list.querySelector('[aria-current]'))
  return () => undefined
}
