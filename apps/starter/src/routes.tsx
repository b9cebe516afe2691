import { createRootRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { guardAccess } from '@view-site/layout/tanstack'
import { RedirectPage, RefreshPage } from '@view-site/layout/navigation'
import { isOneOf, kinds } from './data/Asset.ts'
import type { Equipment } from './data/createEquipment.ts'
import { parseFilters } from './data/filters.ts'
import { FailedPage } from './pages/status/FailedPage.tsx'
import { MissingPage } from './pages/status/MissingPage.tsx'
import { Root } from './Root.tsx'
import type { Session } from './session/createSession.ts'

/** Services used by route guards and loaders. */
export interface RouteServices {
  session: Session
  equipment: Equipment
}

/** Every page of the app. `staticData` holds the layout's options for it. */
export function routeTree({ session, equipment }: RouteServices) {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: MissingPage,
    errorComponent: FailedPage,
    beforeLoad({ matches, location }) {
      if (session.role() === null && location.pathname !== '/sign-in') throw redirect({ to: '/sign-in', search: { from: location.href } })
      guardAccess({ matches, location }, { can: session.can() })
    },
  })
  // Pages inside the shell, with a sider.
  const work = createRoute({ getParentRoute: () => root, id: '_work', staticData: { page: 'work' } })

  const dashboard = createRoute({
    getParentRoute: () => work,
    path: '/',
    component: lazyRouteComponent(() => import('./pages/DashboardPage.tsx'), 'DashboardPage'),
  })
  const requests = createRoute({
    getParentRoute: () => work,
    path: '/requests',
    staticData: { auth: ['assets'] },
    component: lazyRouteComponent(() => import('./pages/RequestsPage.tsx'), 'RequestsPage'),
  })
  const assets = createRoute({
    getParentRoute: () => work,
    path: '/assets',
    staticData: { cache: true },
    validateSearch: parseFilters,
    component: lazyRouteComponent(() => import('./pages/assets/AssetsPage.tsx'), 'AssetsPage'),
  })
  const kind = createRoute({
    getParentRoute: () => work,
    path: '/assets/kind/$kind',
    staticData: { cache: true },
    validateSearch: parseFilters,
    loader({ params }) {
      if (!isOneOf(kinds, params.kind)) throw notFound()
    },
    component: lazyRouteComponent(() => import('./pages/assets/AssetsPage.tsx'), 'AssetsPage'),
  })
  const asset = createRoute({
    getParentRoute: () => work,
    path: '/assets/$id',
    staticData: { cache: true },
    loader({ params }) {
      if (!equipment.find(params.id)) throw notFound()
    },
    component: lazyRouteComponent(() => import('./pages/assets/AssetPage.tsx'), 'AssetPage'),
  })
  const usage = createRoute({
    getParentRoute: () => work,
    path: '/reports/usage',
    component: lazyRouteComponent(() => import('./pages/UsagePage.tsx'), 'UsagePage'),
  })
  const age = createRoute({
    getParentRoute: () => work,
    path: '/reports/age',
    component: lazyRouteComponent(() => import('./pages/AgePage.tsx'), 'AgePage'),
  })
  const lab = createRoute({
    getParentRoute: () => work,
    path: '/lab',
    component: lazyRouteComponent(() => import('./pages/LabPage.tsx'), 'LabPage'),
  })
  const item = createRoute({
    getParentRoute: () => work,
    path: '/lab/page/$n',
    staticData: { cache: true },
    component: lazyRouteComponent(() => import('./pages/ItemPage.tsx'), 'ItemPage'),
  })
  const slow = createRoute({
    getParentRoute: () => work,
    path: '/lab/slow',
    loader: () => new Promise<void>((resolve) => setTimeout(resolve, 1500)),
    component: lazyRouteComponent(() => import('./pages/SlowPage.tsx'), 'SlowPage'),
  })
  const people = createRoute({
    getParentRoute: () => work,
    path: '/people',
    staticData: { auth: ['admin'] },
    component: lazyRouteComponent(() => import('./pages/PeoplePage.tsx'), 'PeoplePage'),
  })
  const log = createRoute({
    getParentRoute: () => work,
    path: '/system-log',
    staticData: { auth: ['admin'] },
    component: lazyRouteComponent(() => import('@view-site/layout/log-page'), 'LogPage'),
  })
  const pageAccess = createRoute({
    getParentRoute: () => work,
    path: '/page-access',
    validateSearch: addressAsked,
    component: lazyRouteComponent(() => import('./pages/status/PageAccessPage.tsx'), 'PageAccessPage'),
  })
  const help = createRoute({
    getParentRoute: () => root,
    path: '/help',
    staticData: { page: 'article' },
    component: lazyRouteComponent(() => import('./pages/help/HelpPage.tsx'), 'HelpPage'),
  })
  const forbidden = createRoute({
    getParentRoute: () => work,
    path: '/403',
    staticData: { tab: false },
    validateSearch: addressAsked,
    component: lazyRouteComponent(() => import('./pages/status/ForbiddenPage.tsx'), 'ForbiddenPage'),
  })
  const signIn = createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    staticData: { page: 'standalone' },
    validateSearch: addressAsked,
    component: lazyRouteComponent(() => import('./pages/SignInPage.tsx'), 'SignInPage'),
  })
  // Pages that redirect immediately.
  const refresh = createRoute({ getParentRoute: () => root, path: '/refresh', staticData: { hidden: true }, component: RefreshPage })
  const leadOn = createRoute({
    getParentRoute: () => root,
    path: '/redirect/$to',
    staticData: { hidden: true },
    component: () => <RedirectPage to={leadOn.useParams().to} />,
  })

  const pages = [dashboard, requests, assets, kind, asset, usage, age, lab, item, slow, people, log, pageAccess, forbidden] as const
  return root.addChildren([work.addChildren(pages), help, signIn, refresh, leadOn])
}

function addressAsked({ from }: Record<string, unknown>): { from?: string } {
  return typeof from === 'string' ? { from } : {}
}
