import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, type AnyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { AppLayout, createLayout, type Layout, type TabsOptions } from '../src/index.ts'
import { tanstackAdapter } from '../src/tanstack.ts'
import { layoutOptions } from './layoutOptions.tsx'

export interface RenderRoutesOptions {
  start: string
  tabs?: TabsOptions
  routes: (root: ReturnType<typeof rootOf>) => AnyRoute[]
}

/** Renders the shell with tabs over routes of a TanStack Router; takes it away when the test is over. */
export async function renderRoutes({ start, tabs = {}, routes }: RenderRoutesOptions): Promise<Layout> {
  const root = rootOf(() => <AppLayout layout={layout} />)
  const router = createRouter({
    routeTree: root.addChildren(routes(root)),
    history: createMemoryHistory({ initialEntries: [start] }),
  })
  await router.load()
  const layout = createLayout({
    ...layoutOptions(),
    router: tanstackAdapter(router),
    settings: { tabs: true },
    tabs: { home: start, ...tabs },
  })
  const host = document.body.appendChild(document.createElement('div'))
  const reactRoot = createRoot(host)
  flushSync(() => reactRoot.render(<RouterProvider router={router} />))
  onTestFinished(() => {
    reactRoot.unmount()
    host.remove()
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
  await expect.poll(() => keptPages().length).toBe(1)
  return layout
}

function rootOf(component: () => ReactNode) {
  return createRootRoute({ component })
}

/** Ids of the pages that are kept alive. */
export function keptPages(): (string | null)[] {
  return [...document.querySelectorAll('[data-kept]')].map((one) => one.getAttribute('data-kept'))
}
