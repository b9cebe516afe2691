import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { AppLayout, createLayout, type Layout } from '../src/index.ts'
import { layoutOptions, type LayoutSetup } from './layoutOptions.tsx'
import type { MemoryRouter } from './memoryRouter.tsx'
import type { MemoryStorage } from '@view-site/vitest-config/storage'

export interface RenderedLayout {
  layout: Layout
  router: MemoryRouter
  storage: MemoryStorage
}

/** Renders the whole shell as a client does, at a width; takes it away when the test is over. */
export async function renderLayout({ width = 1440, slots = {}, ...setup }: LayoutSetup = {}): Promise<RenderedLayout> {
  await page.viewport(width, 900)
  const options = layoutOptions(setup)
  const layout = createLayout(options)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(<AppLayout layout={layout} slots={slots} />))
  onTestFinished(() => {
    root.unmount()
    host.remove()
    window.scrollTo(0, 0)
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ports that `layoutOptions` made, unless a test gave its own
  return { layout, router: options.router, storage: options.storage as RenderedLayout['storage'] }
}
