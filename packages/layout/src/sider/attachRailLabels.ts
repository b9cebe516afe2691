/** Tells the style sheet how high the label of a rail's item has to hang: a fixed box cannot ask its parent. Returns the way out. */
export function attachRailLabels(rail: HTMLElement): () => void {
  const place = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('a, summary') : null
    if (item && !item.closest('details > ul')) rail.style.setProperty('--rail-top', `${item.getBoundingClientRect().top}px`)
  }
  rail.addEventListener('pointerover', place)
  rail.addEventListener('focusin', place)
  return () => {
    rail.removeEventListener('pointerover', place)
    rail.removeEventListener('focusin', place)
  }
}
