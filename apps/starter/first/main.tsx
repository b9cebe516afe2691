import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { AppLayout, createLayout, layoutT } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import { createRoot } from 'react-dom/client'

const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
const intro = createRoute({
  getParentRoute: () => root,
  path: '/guide/intro',
  staticData: { page: 'article' },
  component: () => <h1>Introduction</h1>,
})
const router = createRouter({ routeTree: root.addChildren([home, intro]) })

const layout = createLayout({
  router: tanstackAdapter(router),
  brand: { title: 'Acme' },
  t: layoutT(enUS),
  menu: {
    header: [{ title: 'Guide', path: '/guide/intro', name: 'guide' }],
    sider: [{ title: 'Basics', header: 'guide', children: [{ title: 'Introduction', path: '/guide/intro' }] }],
  },
})

const place = document.querySelector('#root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
