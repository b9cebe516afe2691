/** Sets the vertical position of a rail item's label as a CSS variable, since the label is fixed. Returns a cleanup function. */
export function attachRailLabels(rail: HTMLElement): () => void {
  const place = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('a, summary') : null
    if (item && !item.closest('details > ul')) rail.style.setProperty('--rail-top', `${item.getBoundingClientRect().top}px`)
  }
  const controller = new AbortController()
  for (const type of ['pointerover', 'focusin']) rail.addEventListener(type, place, { signal: controller.signal })
  return () => controller.abort()
}
