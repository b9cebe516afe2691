/** Margin above and below, in px: enough to see that the list continues. */
const margin = 40

/** Scrolls a box, and nothing around it, until an element in it is visible. */
export function keepInView(box: HTMLElement, element: Element | null): void {
  if (!element || box.scrollHeight <= box.clientHeight) return
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  const above = outer.top + margin - inner.top
  const below = inner.bottom - (outer.bottom - margin)
  if (above > 0) box.scrollTop -= above
  else if (below > 0) box.scrollTop += below
}
