import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, type AnyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { AppLayout, createLayout, type Layout, type TabsOptions } from '../src/index.ts'
import { tanstackAdapter } from '../src/tanstack.ts'
import { layoutOptions } from './layoutOptions.tsx'
import { renderApp } from './renderApp.ts'

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
  renderApp(<RouterProvider router={router} />)
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
