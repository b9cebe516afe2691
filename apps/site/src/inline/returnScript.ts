/**
 * Has the whole page laid out at once for who returns to it: the browser is about to scroll to where it was left. Who comes for
 * the first time gets what is in view sooner.
 */
export function returnScript(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && /reload|back/.test(visit.type)) document.documentElement.dataset.whole = ''
}
