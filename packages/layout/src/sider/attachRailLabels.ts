/** Sets the vertical position of a rail item's label as a CSS variable, since the label is fixed. Returns a cleanup function. */
export function attachRailLabels(rail: HTMLElement): () => void {
  const place = (target: EventTarget | null) => {
    const item = target instanceof Element ? target.closest('a, summary') : null
    if (item && !item.closest('details > ul')) rail.style.setProperty('--rail-top', `${item.getBoundingClientRect().top}px`)
  }
  // What the pointer or the focus reached while this code was loading.
  place(rail.querySelector(':is(a, summary):is(:hover, :focus)'))
  const controller = new AbortController()
  for (const type of ['pointerover', 'focusin']) rail.addEventListener(type, ({ target }) => place(target), { signal: controller.signal })
  return () => controller.abort()
}
