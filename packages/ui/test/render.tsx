import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders into the page and unmounts after the test; `update` re-renders in the same root. */
export function render(ui: ReactNode): { host: HTMLElement; update: (ui: ReactNode) => void } {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const update = (next: ReactNode) => flushSync(() => root.render(next))
  update(ui)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return { host, update }
}
