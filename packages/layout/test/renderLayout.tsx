import { page } from 'vitest/browser'
import { AppLayout, createLayout, type Layout } from '../src/index.ts'
import { layoutOptions, type LayoutSetup } from './layoutOptions.tsx'
import type { MemoryRouter } from './memoryRouter.tsx'
import { renderApp } from './renderApp.ts'
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
  renderApp(<AppLayout layout={layout} slots={slots} />)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ports that `layoutOptions` made, unless a test gave its own
  return { layout, router: options.router, storage: options.storage as RenderedLayout['storage'] }
}
