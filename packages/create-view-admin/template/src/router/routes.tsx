import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { guardAccess } from '@view-site/layout/tanstack'
import type { Api } from '../api/createApi.ts'
import { parseFilter } from '../pages/customers/parseFilter.ts'
import { FailedPage } from '../pages/FailedPage.tsx'
import { MissingPage } from '../pages/MissingPage.tsx'
import { Root } from '../Root.tsx'
import type { Session } from '../session/createSession.ts'

/** What route guards and loaders need. */
export interface RouteServices {
  api: Api
  session: Session
}

/** Every page of the app. `staticData` holds the layout's options for it. */
export function routeTree({ api, session }: RouteServices) {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: MissingPage,
    errorComponent: FailedPage,
    async beforeLoad({ matches, location }) {
      const user = await session.load()
      if (user === null && location.pathname !== '/sign-in') throw redirect({ to: '/sign-in', search: { from: location.href } })
      guardAccess({ matches, location }, { can: session.can() })
    },
  })
  // Pages inside the shell, with a sider.
  const work = createRoute({ getParentRoute: () => root, id: '_work', staticData: { page: 'work' }, errorComponent: FailedPage })

  const dashboard = createRoute({
    getParentRoute: () => work,
    path: '/',
    loader: () => api.overview(),
    component: lazyRouteComponent(() => import('../pages/DashboardPage.tsx'), 'DashboardPage'),
  })
  const customers = createRoute({
    getParentRoute: () => work,
    path: '/customers',
    validateSearch: parseFilter,
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => api.customers(deps),
    component: lazyRouteComponent(() => import('../pages/customers/CustomersPage.tsx'), 'CustomersPage'),
  })
  const newCustomer = createRoute({
    getParentRoute: () => work,
    path: '/customers/new',
    // The page stays alive while its tab is open: what is typed is there when its user comes back.
    staticData: { cache: true, auth: ['edit'] },
    component: lazyRouteComponent(() => import('../pages/customers/NewCustomerPage.tsx'), 'NewCustomerPage'),
  })
  const customer = createRoute({
    getParentRoute: () => work,
    path: '/customers/$id',
    staticData: { cache: true },
    loader: ({ params }) => api.customer(params.id),
    component: lazyRouteComponent(() => import('../pages/customers/CustomerPage.tsx'), 'CustomerPage'),
  })
  const users = createRoute({
    getParentRoute: () => work,
    path: '/users',
    staticData: { auth: ['admin'] },
    loader: () => api.users(),
    component: lazyRouteComponent(() => import('../pages/UsersPage.tsx'), 'UsersPage'),
  })
  const forbidden = createRoute({
    getParentRoute: () => work,
    path: '/403',
    staticData: { tab: false },
    validateSearch: requested,
    component: lazyRouteComponent(() => import('../pages/ForbiddenPage.tsx'), 'ForbiddenPage'),
  })
  const signIn = createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    staticData: { page: 'standalone' },
    validateSearch: requested,
    component: lazyRouteComponent(() => import('../pages/SignInPage.tsx'), 'SignInPage'),
  })
  return root.addChildren([work.addChildren([dashboard, customers, newCustomer, customer, users, forbidden]), signIn])
}

function requested({ from }: Record<string, unknown>): { from?: string } {
  return typeof from === 'string' ? { from } : {}
}
