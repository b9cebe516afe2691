import { AppLayout, createLayout } from '@view-site/layout'
import { reactRouterAdapter } from '@view-site/layout/react-router'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { inputs } from './inputs.ts'
import { OrderPage } from './OrderPage.tsx'

/** `pnpm release:matrix` builds this app outside of the repository with each supported version of React Router. */
const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/orders/:id', element: <Order />, handle: { page: 'work', cache: true } },
    ],
  },
])
const layout = createLayout({ router: reactRouterAdapter(router), ...inputs })

function Shell() {
  return <AppLayout layout={layout} />
}

function Order() {
  return <OrderPage id={useParams().id} />
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
