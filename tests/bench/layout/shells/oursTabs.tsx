import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useParams } from '@tanstack/react-router'
import { AppLayout, createLayout, layoutT, type Tabs } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import '@view-site/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Globals that this module sets in the page. */
export interface TabsPage extends Window {
  /** Renders the shell with its tab bar, with at most this many pages alive. */
  start?: (maxAlive: number) => void
  tabs?: () => Tabs | undefined
  go?: (path: string) => void
}

const rows = 105
const columns = 8

function start(maxAlive: number) {
  const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const light = createRoute({ getParentRoute: () => root, path: '/light/$id', component: Light })
  const large = createRoute({ getParentRoute: () => root, path: '/large/$id', staticData: { cache: true }, component: Large })
  const router = createRouter({ routeTree: root.addChildren([home, light, large]), history: createMemoryHistory() })
  const layout = createLayout({
    router: tanstackAdapter(router),
    brand: { title: 'Acme' },
    t: layoutT(enUS),
    menu: { header: [], sider: [] },
    settings: { tabs: true },
    tabs: { maxAlive },
  })
  createRoot(document.body.appendChild(document.createElement('div'))).render(<RouterProvider router={router} />)
  Object.assign(globalThis, {
    tabs: () => layout.store.get(layout.tabs)?.tabs,
    go: (path: string) => layout.router.navigate(path),
  })
}

function Light() {
  return <h1>Light {useParams({ strict: false }).id}</h1>
}

/** An editable table: 105 rows of eight cells, each with its own state and field. */
function Large() {
  const { id } = useParams({ strict: false })
  return (
    <table data-large={id}>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <Cell key={column} start={`${id}.${row}.${column}`} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <td>
      <input aria-label={start} value={value} onChange={({ target }) => setValue(target.value)} />
    </td>
  )
}

Object.assign(globalThis, { start })
