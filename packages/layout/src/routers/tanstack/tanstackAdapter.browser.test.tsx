import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Shell, testRouterContract } from '../../../test/routerContract.tsx'
import { tanstackAdapter } from './tanstackAdapter.tsx'

/** A router whose addresses contain a locale that its routes do not, like the site's. */
async function make(start: string, loaded: Promise<void>) {
  const root = createRootRoute({ component: Shell, notFoundComponent: () => <h1>404</h1> })
  const section = createRoute({ getParentRoute: () => root, id: '_docs', staticData: { page: 'article' } })
  const doc = createRoute({
    getParentRoute: () => section,
    path: '/view-ui-plus/component/$group/$name',
    component: () => <h1>{doc.useParams().name}</h1>,
    staticData: { title: 'Doc' },
  })
  const price = createRoute({ getParentRoute: () => root, path: '/price', component: () => <h1>价格</h1>, staticData: { name: 'price' } })
  const slow = createRoute({ getParentRoute: () => root, path: '/slow', loader: () => loaded, component: () => <h1>慢</h1> })
  const router = createRouter({
    routeTree: root.addChildren([section.addChildren([doc]), price, slow]),
    history: createMemoryHistory({ initialEntries: [`/en-US${start}`] }),
    defaultPendingMs: 1_000_000,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replace(/^\/en-US/, '') || '/'
        return url
      },
      output: ({ url }) => {
        url.pathname = `/en-US${url.pathname}`
        return url
      },
    },
  })
  await router.load()
  return {
    port: tanstackAdapter(router),
    app: <RouterProvider router={router} />,
    address: () => router.history.location.pathname,
  }
}

const open = testRouterContract({ prefix: '/en-US', pattern: '/view-ui-plus/component/$group/$name', make })

test('what is not found shows the router’s own page for that', async () => {
  await open('/nowhere')
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
})
