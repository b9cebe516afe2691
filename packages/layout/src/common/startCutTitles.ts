import { loadPart } from '../lazy/loadPart.ts'

/** Starts `attachCutTitles` when a pointer is used for the first time. Returns a cleanup function. */
export function startCutTitles(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const start = (first: Event) => {
    loadPart('behaviors').then(({ attachCutTitles }) => attachCutTitles(first, signal), Boolean)
  }
  document.addEventListener('pointerover', start, { once: true, signal })
  return () => controller.abort()
}
