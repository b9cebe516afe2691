import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useParams } from '@tanstack/react-router'
import { AppLayout, createLayout, layoutT } from '@view-site/layout'
import { siderId } from '@view-site/layout/prepaint'
import { enUS } from '@view-site/layout/locales/en-US'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import '@view-site/ui/theme'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../Shell.ts'
import { layoutMenuOf, openAll } from './layoutMenu.ts'
import { Page } from './Page.tsx'

const shell: Shell = {
  collapse: `header [aria-controls="${siderId}"]`,
  mount(host, menu) {
    const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
    const pages = createRoute({ getParentRoute: () => root, path: '/$group/$page', staticData: { page: 'article' }, component: Pages })
    const router = createRouter({
      routeTree: root.addChildren([pages]),
      history: createMemoryHistory({ initialEntries: [menu[0]?.pages[0]?.path ?? '/'] }),
    })
    const layout = createLayout({
      router: tanstackAdapter(router),
      brand: { title: 'Acme' },
      t: layoutT(enUS),
      menu: layoutMenuOf(menu),
      settings: { menuAccordion: false },
    })
    openAll(layout, menu)
    createRoot(host).render(<RouterProvider router={router} />)
  },
}

function Pages() {
  const { group, page } = useParams({ strict: false })
  return <Page path={`/${group}/${page}`} />
}

Object.assign(globalThis, { shell })
