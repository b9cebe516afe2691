import { loadPart } from './loadPart.ts'
import type * as behaviors from './behaviors.ts'

/**
 * Attaches a behavior once its code has loaded. If it does not load, for example offline, the page works without it. Returns a cleanup
 * function.
 * @param attach Returns a cleanup function.
 */
export function attachBehavior(attach: (loaded: typeof behaviors) => () => void): () => void {
  let isStopped = false
  let detach: (() => void) | undefined
  const start = async () => {
    const loaded = await loadPart('behaviors').catch(() => undefined)
    if (loaded && !isStopped) detach = attach(loaded)
  }
  void start()
  return () => {
    isStopped = true
    detach?.()
  }
}
