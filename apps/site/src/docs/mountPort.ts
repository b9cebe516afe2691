import type { ArticlePorts } from '@view-site/docs'
import { pressesAnswered } from '@view-site/static-site/hydrate'
import { loadDemo } from './loadDemo.ts'

/** Mounts a live demo and returns a cleanup function; Vue and the library are loaded with the first one, after what a held press needs. */
export const mountPort: NonNullable<ArticlePorts['demos']>['mount'] = (host, demo, { onReady, onError }) => {
  let dispose: (() => void) | undefined
  let isDisposed = false
  const start = async () => {
    await pressesAnswered()
    if (isDisposed) return
    const [{ mountLinkedDemo }, { load, runtime, styles }] = await Promise.all([import('../lines/mountLinkedDemo.ts'), loadDemo(demo)])
    if (!isDisposed) dispose = mountLinkedDemo({ host, load, runtime, styles, locale: demo.locale, onReady, onError })
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    dispose?.()
  }
}
