import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useParams } from '@tanstack/react-router'
import { AppLayout, createLayout, layoutT } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import '@view-site/ui/theme'
import { createRoot } from 'react-dom/client'
import type { BenchTabs, TabsShell } from '../Shell.ts'
import { TabPage } from './TabPage.tsx'

function start(maxAlive: number): BenchTabs {
  const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const page = createRoute({ getParentRoute: () => root, path: '/$kind/$id', staticData: { cache: true }, component: RoutedPage })
  const router = createRouter({ routeTree: root.addChildren([home, page]), history: createMemoryHistory() })
  const layout = createLayout({
    router: tanstackAdapter(router),
    brand: { title: 'Acme' },
    t: layoutT(enUS),
    menu: { header: [], sider: [] },
    settings: { tabs: true },
    tabs: { maxAlive },
  })
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RouterProvider router={router} />)
  const tabs = () => layout.store.get(layout.tabs)?.tabs
  return {
    go: (path) => layout.router.navigate(path),
    close: (path) => void tabs()?.close(path),
    move: (path, index) => tabs()?.move(path, index),
  }
}

function RoutedPage() {
  const { kind, id } = useParams({ strict: false })
  return <TabPage path={`/${kind}/${id}`} />
}

const tabsShell: TabsShell = { start }

Object.assign(globalThis, { tabsShell })
