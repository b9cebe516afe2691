import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { tanstackHistoryKeys as keys } from '../../navigation.ts'

test('the router marks its history entries and keeps scroll positions under these keys', async () => {
  const start = location.pathname + location.search
  const router = createRouter({
    routeTree: createRootRoute({ component: () => null, notFoundComponent: () => null }),
    history: createBrowserHistory(),
    scrollRestoration: true,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    router.history.destroy()
    history.replaceState(null, '', start)
    sessionStorage.removeItem(keys.positions)
  })
  root.render(<RouterProvider router={router} />)
  await router.navigate({ href: '/first' })
  const first = String(history.state[keys.key])
  await router.navigate({ href: '/second' })
  expect(history.state).toMatchObject({ [keys.key]: expect.any(String), [keys.index]: expect.any(Number) })
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem(keys.positions) ?? '{}')).toHaveProperty([first])
})
