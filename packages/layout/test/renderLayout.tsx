import { CheckIcon, ClockIcon, LockIcon } from '@view-site/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { AppLayout, createLayout, layoutT, type CreateLayoutOptions, type Layout, type LayoutSlots } from '../src/index.ts'
import { zhCN } from '../src/locales/zh-CN.ts'
import { footer, menu, routes } from './fixtures.tsx'
import { memoryRouter, type MemoryRoute, type MemoryRouter } from './memoryRouter.tsx'
import { memoryStorage } from './memoryStorage.ts'

export interface LayoutSetup extends Partial<Omit<CreateLayoutOptions, 'router'>> {
  path?: string
  width?: number
  slots?: LayoutSlots
  routes?: Record<string, MemoryRoute>
}

export interface RenderedLayout {
  layout: Layout
  router: MemoryRouter
  storage: ReturnType<typeof memoryStorage>
}

/** Options of the fixtures' layout. */
export function layoutOptions({ path = '/', routes: own = routes, ...options }: Omit<LayoutSetup, 'width' | 'slots'> = {}) {
  const router = memoryRouter(own, path)
  const storage = memoryStorage()
  const base = {
    router,
    storage,
    menu,
    footer,
    t: layoutT(zhCN),
    brand: { title: 'View UI Plus' },
    icons: { lock: LockIcon, clock: ClockIcon, check: CheckIcon },
  }
  return { ...base, ...options }
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
