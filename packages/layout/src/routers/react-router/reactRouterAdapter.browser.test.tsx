import { createMemoryRouter, useParams, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useUnsaved } from '../../index.ts'
import { Shell, testRouterContract } from '../../../test/routerContract.tsx'
import { createLog } from '../../log.ts'
import { reactRouterAdapter } from '../../react-router.ts'

/** A router under a base path; routes say what the layout should know of them in their `handle`. */
function make(start: string, loaded: Promise<void>) {
  const routes: RouteObject[] = [
    {
      element: <Shell />,
      errorElement: <h1>出错</h1>,
      hydrateFallbackElement: <p>…</p>,
      children: [
        {
          handle: { page: 'article' },
          children: [{ path: '/view-ui-plus/component/:group/:name', element: <Doc />, handle: { title: 'Doc' } }],
        },
        { path: '/price', element: <h1>价格</h1>, handle: { name: 'price' } },
        { path: '/user/orders', element: <Editor />, handle: { page: 'work' } },
        {
          path: '/failing',
          errorElement: <h1>出错页</h1>,
          children: [
            { path: 'loader', loader: () => Promise.reject(new Error('loader')), element: null },
            { path: 'missing', loader: () => Promise.reject(new Response(null, { status: 404 })), element: null },
            { path: 'page', element: <Failing /> },
          ],
        },
        { path: '/slow', loader: () => loaded, element: <h1>慢</h1> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { basename: '/desk', initialEntries: [`/desk${start}`] })
  const port = reactRouterAdapter(router)
  return {
    port,
    app: <RouterProvider router={router} onError={port.reportError} />,
    address: () => router.state.location.pathname,
    dispose: () => router.dispose(),
  }
}

function Doc() {
  return <h1>{useParams()['name']}</h1>
}

function Failing(): never {
  throw new Error('page')
}

function Editor() {
  useUnsaved(true)
  return <h1>订单</h1>
}

const open = testRouterContract({ prefix: '/desk', pattern: '/view-ui-plus/component/:group/:name', make })

test('[PLUS-08] a page with edits is asked about by the layout’s own dialog', async () => {
  const { port } = await open('/user/orders')
  port.navigate('/price')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  expect(port.current().path).toBe('/user/orders')
})

test('errors for which the router shows an error page are in the log; a page that is not found is no error', async () => {
  const { port, layout } = await open('/price')
  const log = createLog()
  layout.update({ log })
  for (const path of ['/failing/missing', '/failing/loader', '/price', '/failing/page']) {
    port.navigate(path)
    // oxlint-disable-next-line no-await-in-loop -- the next navigation would cancel one that has not ended
    await expect.poll(() => port.current().path).toBe(path)
  }
  await expect.element(page.getByRole('heading', { name: '出错页' })).toBeVisible()
  await expect.poll(() => log.get()).toMatchObject([entry('page'), entry('loader')])
})

function entry(message: string) {
  return { type: 'error', meta: { detail: { message } } }
}
