import type { SessionNavigation } from '@view-site/auth'
import { localizePath, type Locale } from '@view-site/i18n/product'

/** Navigation of what is rendered outside of the router. */
export interface PageNavigation extends SessionNavigation {
  /** Navigates with a router from now on. */
  connect: (go: (to: string) => void) => void
}

/** Creates a navigation that loads each page until a router is connected. */
export function createNavigation(locale: Locale): PageNavigation {
  const href = (to: string) => localizePath(to, locale)
  let go = (to: string) => location.assign(href(to))
  return {
    href,
    go: (to) => go(to),
    connect(navigate) {
      go = navigate
    },
  }
}
