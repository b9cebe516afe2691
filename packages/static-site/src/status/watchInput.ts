/** Follows what the visitor enters; returns whether some of it is still on the page, and would be lost with it. */
export function watchInput(signal: AbortSignal): () => boolean {
  const entered = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLIFrameElement>()
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) entered.add(target)
  }
  // Keys that are pressed in a frame, as in the editor of a demo, do not reach this document.
  const onBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) entered.add(document.activeElement)
  }
  document.addEventListener('input', onInput, { signal, capture: true, passive: true })
  addEventListener('blur', onBlur, { signal, passive: true })
  return () => {
    for (const element of entered) if (!element.isConnected) entered.delete(element)
    return [...entered].some((element) => (element instanceof HTMLIFrameElement || element.value !== '') && element.checkVisibility())
  }
}
