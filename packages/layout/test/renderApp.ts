import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders an app at once. When the test is over, it is removed with the attributes of the shell. */
export function renderApp(app: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(app))
  onTestFinished(() => {
    root.unmount()
    host.remove()
    window.scrollTo(0, 0)
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
}
