import { followLinks } from '@view-site/static-site/hydrate'
import type { AttachConsultOptions } from './attachConsult.ts'

/**
 * Loads `attachConsult` and calls it. Returns a cleanup function. Until it has loaded, a press on the link is held; if it cannot be, the link
 * leads to its page.
 */
export function loadConsult(root: ParentNode, options: AttachConsultOptions): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const attach = async () => {
    const { attachConsult } = await import('./attachConsult.ts')
    if (!signal.aborted) signal.addEventListener('abort', attachConsult(root, options))
  }
  attach().catch(followLinks)
  return () => controller.abort()
}
