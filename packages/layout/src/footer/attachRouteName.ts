import type { Layout } from '../core/Layout.ts'

/**
 * Copies the name of the current route on a double-click on the word Copyright. A help for maintainers, not a control: it has no role and is not
 * in the tab order.
 * @param first the first double-click
 * @param signal ends it
 */
export function attachRouteName(layout: Pick<Layout, 'copyRouteName'>, first: Event, signal: AbortSignal): void {
  const copy = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-route-name]')) layout.copyRouteName().catch(() => undefined)
  }
  copy(first)
  document.addEventListener('dblclick', copy, { signal })
}
