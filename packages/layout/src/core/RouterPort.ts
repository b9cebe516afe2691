import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from '../viewTypes.ts'

/** Which parts of the shell a page has. */
export type PageKind =
  /** Full width under the header, no sider: home, prices. */
  | 'plain'
  /** Sider, article column, space for the right panel: documentation. */
  | 'article'
  /** Sider and a sunken work surface, no footer: account, admin pages. */
  | 'work'
  /** Nothing of the shell: payment, consult. The page brings its own landmarks. */
  | 'standalone'

/** What a route declares for the layout. With TanStack Router it is the route's `staticData`. */
export interface RouteMeta {
  /** Stable name of the route. @default the route's path pattern */
  name?: string
  title?: string
  /** @default 'plain' */
  page?: PageKind
  /** Section of the head menu the route belongs to, where the menu does not define it. */
  header?: string
  /** Access values of which the visitor needs one. */
  auth?: readonly string[]
  /** Hide the sider even where the section has one. */
  hideSider?: boolean
  /** Whether the page opens as a tab; a standalone one never does. @default true */
  tab?: boolean
  /** Whether the visitor may close that tab. @default true */
  closable?: boolean
  /**
   * What makes another address another tab: `params` other parameters in the path, `query` also any other query, a list other values of
   * these query parameters, `route` only another route. @default 'params'
   */
  tabKey?: 'params' | 'query' | 'route' | readonly string[]
  /** Whether the page stays alive while its tab is open: state, inputs, scroll. @default false */
  cache?: boolean
  /** A helper page, such as a redirect: no tab, no page view. @default false */
  hidden?: boolean
  /** Whether going to the same route with other parameters remounts the page. @default `createLayout({ forceUpdate })` */
  forceUpdate?: boolean
}

/** A place in the app: the current one, or what a path leads to. */
export interface RouteInfo {
  readonly name: string
  /** Path without locale, base, query and hash. */
  readonly path: string
  readonly fullPath: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly meta: RouteMeta
}

/** Props of the port's link: an anchor whose `href` is a path of the app. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Replace the history entry instead of adding one. @default false */
  replace?: boolean | undefined
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** All the layout knows of a router. `@view-site/layout/tanstack` makes one of a TanStack Router. */
export interface RouterPort {
  /** Calls the listener when `current()` has changed; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** The page that is shown now: same object until it changes. */
  current(): RouteInfo
  /** What a path of the app leads to; null where no route matches. */
  resolve(path: string): RouteInfo | null
  navigate(path: string, options?: { replace?: boolean }): void
  /** Loads the current page's data again. */
  reload?(): void | Promise<void>
  /** Calls the guard before the visitor leaves; false keeps them here. Returns an unsubscribe function. */
  block(guard: (next: RouteInfo | null) => boolean | Promise<boolean>): () => void
  /** Calls the listener when a page starts to load and when it has loaded; returns an unsubscribe function. */
  onLoading?(listener: (loading: boolean) => void): () => void
  /** Calls the listener with each error for which the router shows an error page itself; returns an unsubscribe function. */
  onError?(listener: (error: unknown) => void): () => void
  /** Whether something a page threw is for the router, such as "not found", and not an error of the page. */
  handlesError?(error: unknown): boolean
  /** The address of a path of the app, with its base: what `Link` has as its `href`. @default the path */
  addressOf?(path: string): string
  /** Loads the page at a path of the app ahead, unless the visitor saves data. */
  preload?(path: string): void
  /** An anchor that navigates on the client. */
  Link: ComponentType<RouterLinkProps>
  /** The page of the current route. */
  View: ComponentType
  /** Loads what keeps pages alive in tabs. A port without it keeps none. */
  keepAlive?(): Promise<KeepPage>
}

/**
 * Makes the view of the page that is current now: it keeps showing that page, as it last was, while another one is current. `isOf` decides
 * whether a route is of that page.
 */
export type KeepPage = (isOf: (route: RouteInfo) => boolean) => KeptPage

/** A page that is kept. */
export interface KeptPage {
  View: ComponentType
  /** Releases the router; called when the page is no longer kept. */
  dispose(): void
}
