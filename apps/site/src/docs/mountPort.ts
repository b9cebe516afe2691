import type { ArticlePorts } from '@view-site/docs'
import { loadDemo } from './loadDemo.ts'

/** Mounts a live demo; Vue and the library come with the first one. */
export const mountPort: NonNullable<ArticlePorts['demos']>['mount'] = (host, demo, { onReady, onError }) => {
  let dispose: (() => void) | undefined
  let isOver = false
  const start = async () => {
    const { mountDemo } = await import('@view-site/vue-demo')
    if (!isOver) dispose = mountDemo({ host, load: () => loadDemo(demo), locale: demo.locale, onReady, onError })
  }
  start().catch((error: unknown) => isOver || onError(error))
  return () => {
    isOver = true
    dispose?.()
  }
}
