import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import routeModules from 'virtual:view-docs/routes'
import { ArticlePage } from './pages/ArticlePage.tsx'
import { useApp, type LoadedArticle, type RouteContext } from './App.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { docsMenus } from '@view-site/static-site/navigate'
import { Root } from './Root.tsx'
import { isInSection, localePaths, site } from './site/site.ts'
import { sectionRoute } from './site/sectionRoute.ts'
import { textsIn } from './textsIn.ts'

const root = createRootRouteWithContext<RouteContext>()({ component: Root })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad({ context: { locale } }) {
    if (!site.home) throw redirect({ href: docsMenus(locale)[0]?.href ?? '/404', replace: true })
  },
  component: HomePage,
  head: ({ match }) => headOf(site.title[match.context.locale] ?? '', site.description[match.context.locale] ?? ''),
})

/** Id of the article route, by which the build recognises article pages. */
export const articleRouteId = '/$'

const article = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { page: 'article' },
  async loader({ params, context: { locale, articles } }): Promise<LoadedArticle> {
    const id = params._splat ?? ''
    const section = docsMenus(locale).find((menu) => sectionRoute(menu) === id)
    if (section) throw redirect({ href: section.href, replace: true })
    if (!isInSection(id)) throw notFound()
    const payload = await articles.load(id, locale)
    if (!payload) throw notFound()
    const { title, description, canonical, locales, html, demos, toc } = payload
    return { id, title, description, canonical, locales, html, demos, toc }
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: ArticlePage,
  head: ({ loaderData, match }) =>
    loaderData
      ? {
          ...headOf(`${loaderData.title} - ${site.title[match.context.locale]}`, loaderData.description),
          links: [
            { rel: 'alternate', type: 'text/markdown', href: '.md' },
            ...(loaderData.locales ?? []).map((hrefLang) => ({ rel: 'alternate', hrefLang })),
            ...(loaderData.canonical ? [{ rel: 'canonical', href: loaderData.canonical }] : []),
          ],
        }
      : headOfMissing(match.context.locale),
})

const missing = createRoute({
  getParentRoute: () => root,
  path: '/404',
  component: NotFoundPage,
  head: ({ match }) => headOfMissing(match.context.locale),
})

/** Further routes from the site's configuration. */
const others = site.routes.map(({ path, title, description, isIndexed }) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(async () => {
      const { default: Page } = await loaderOf(path)()
      return { default: () => <Page locale={useApp().locale} /> }
    }),
    head({
      match: {
        context: { locale },
      },
    }) {
      const { meta } = headOf(`${title[locale]} - ${site.title[locale]}`, description[locale] ?? '')
      return { meta: [...meta, ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }])] }
    },
  }),
)

function loaderOf(path: string) {
  const load = routeModules[path]
  if (!load) throw new Error(`The page ${path} has no component in this build.`)
  return load
}

function headOfMissing(locale: string) {
  const { notFound: title, notFoundText } = textsIn(locale)
  return { meta: [...headOf(`${title} - ${site.title[locale]}`, notFoundText).meta, { name: 'robots', content: 'noindex' }] }
}

function headOf(title: string, description: string) {
  return { meta: [{ title }, { name: 'description', content: description }] }
}

export interface AppRouterOptions {
  context: RouteContext
  history?: RouterHistory
  isServer: boolean
}

/** Creates the router. Its routes have no locale: `rewrite` removes it from incoming paths and adds it to outgoing ones. */
export function createAppRouter({ context, history, isServer }: AppRouterOptions): AnyRouter {
  return createRouter({
    routeTree: root.addChildren([...(others.some(({ path }) => path === '/') ? [] : [home]), ...others, missing, article]),
    context,
    ...(history ? { history } : {}),
    isServer,
    rewrite: {
      input: ({ url }) => withPath(url, localePaths.stripLocale(url.pathname)),
      output: ({ url }) => withPath(url, localePaths.localizePath(url.pathname, context.locale)),
    },
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    // On the server, scroll restoration would add an inline script to the page; the client bundle does it instead.
    scrollRestoration: isServer ? false : afterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    trailingSlash: 'never',
  })
}

/** Keeps the scroll position of the first page, which the browser or the visitor has set; the router scrolls later pages. */
function afterFirstPage(): () => boolean {
  let isFirst = true
  return () => {
    const isLater = !isFirst
    isFirst = false
    return isLater
  }
}

function withPath(url: URL, pathname: string): URL {
  url.pathname = pathname
  return url
}
