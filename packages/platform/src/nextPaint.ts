/** Resolves once the browser has painted the changes made so far; in a background tab, which paints nothing, when the tab is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
