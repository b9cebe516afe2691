import { mountDemo, type MountDemoOptions } from '@view-site/vue-demo'

/** Mounts a demo of an article. Its elements and lines highlight each other from the first time that one is pointed at, focused or pressed. */
export function mountLinkedDemo(options: MountDemoOptions): () => void {
  const unmount = mountDemo(options)
  const stop = highlightWhenUsed(options.host)
  return () => {
    stop()
    unmount()
  }
}

const uses = ['pointerover', 'focusin', 'click']

function highlightWhenUsed(host: HTMLElement): () => void {
  const demo = host.closest<HTMLElement>('.doc-demo')
  const sheet = host.parentElement
  if (!demo || !sheet) return () => {}
  let isOver = false
  let stop: (() => void) | undefined
  const start = async ({ target: first }: Event) => {
    ignore()
    const { highlightLines } = await import('./highlightLines.ts')
    if (!isOver) stop = highlightLines({ demo, sheet, first })
  }
  // Without the highlight the demo works all the same.
  const use = (event: Event) => void start(event).catch(() => {})
  const ignore = () => {
    for (const type of uses) demo.removeEventListener(type, use)
  }
  for (const type of uses) demo.addEventListener(type, use)
  return () => {
    isOver = true
    ignore()
    stop?.()
  }
}
