import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { AppLayout, createLayout } from '@view-site/layout'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import { createRoot } from 'react-dom/client'
import { inputs } from './inputs.ts'
import { OrderPage } from './OrderPage.tsx'

/** `pnpm release:matrix` builds this app outside of the repository with each supported version of TanStack Router. */
const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  staticData: { page: 'work', cache: true },
  component: Order,
})
const router = createRouter({ routeTree: root.addChildren([home, order]) })
const layout = createLayout({ router: tanstackAdapter(router), ...inputs })

function Order() {
  return <OrderPage id={order.useParams().id} />
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
