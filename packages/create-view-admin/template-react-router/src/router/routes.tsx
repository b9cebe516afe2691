import { useRouteError, type RouteObject } from 'react-router'
import type { Api } from '../api/createApi.ts'
import { FailedPage } from '../pages/FailedPage.tsx'
import { MissingPage } from '../pages/MissingPage.tsx'
import { Root } from '../Root.tsx'
import type { Session } from '../session/createSession.ts'
import { filterIn } from './filterIn.ts'
import { guardPages } from './guardPages.ts'

/** What route guards and loaders need. */
export interface RouteServices {
  api: Api
  session: Session
}

/** Every page of the app. `handle` holds the layout's options for it. */
export function appRoutes({ api, session }: RouteServices): RouteObject[] {
  const pages: RouteObject[] = [
    {
      path: '/',
      loader: () => api.overview(),
      lazy: { Component: async () => (await import('../pages/DashboardPage.tsx')).DashboardPage },
    },
    {
      path: '/customers',
      loader: ({ request }) => api.customers(filterIn(new URL(request.url).searchParams)),
      lazy: { Component: async () => (await import('../pages/customers/CustomersPage.tsx')).CustomersPage },
    },
    {
      path: '/customers/new',
      // The page stays alive while its tab is open: what is typed is there when its user comes back.
      handle: { cache: true, auth: ['edit'] },
      lazy: { Component: async () => (await import('../pages/customers/NewCustomerPage.tsx')).NewCustomerPage },
    },
    {
      path: '/customers/:id',
      handle: { cache: true },
      loader: ({ params }) => api.customer(params.id ?? ''),
      lazy: { Component: async () => (await import('../pages/customers/CustomerPage.tsx')).CustomerPage },
    },
    {
      path: '/users',
      handle: { auth: ['admin'] },
      loader: () => api.users(),
      lazy: { Component: async () => (await import('../pages/UsersPage.tsx')).UsersPage },
    },
    {
      path: '/403',
      handle: { tab: false },
      lazy: { Component: async () => (await import('../pages/ForbiddenPage.tsx')).ForbiddenPage },
    },
  ]
  const routes: RouteObject[] = [
    {
      element: <Root />,
      errorElement: <Failed />,
      hydrateFallbackElement: <></>,
      middleware: [guardPages(session, () => routes)],
      children: [
        // Pages inside the shell, with a sider.
        { handle: { page: 'work' }, children: pages.map((page) => ({ ...page, errorElement: <Failed /> })) },
        {
          path: '/sign-in',
          handle: { page: 'standalone' },
          lazy: { Component: async () => (await import('../pages/SignInPage.tsx')).SignInPage },
        },
        { path: '*', handle: { tab: false }, element: <MissingPage /> },
      ],
    },
  ]
  return routes
}

function Failed() {
  return <FailedPage error={useRouteError()} />
}
