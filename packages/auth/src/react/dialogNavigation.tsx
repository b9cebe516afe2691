import { localizePath, type Locale } from '@view-site/i18n/product'
import type { Navigation } from '@view-site/ui'

/** The app's router functions for the dialogs, which are rendered outside of the router. */
export interface SessionNavigation {
  /** The public path of a route: `/recover` → `/en-US/recover`. */
  href: (to: string) => string
  go: (to: string) => void
}

/** The `ui` navigation for dialogs outside of the router: real links, handled by the router if there is one. */
export function dialogNavigation(locale: Locale, own?: SessionNavigation): Navigation {
  const href = own?.href ?? ((to: string) => localizePath(to, locale))
  const go = own?.go ?? ((to: string) => window.location.assign(href(to)))
  return {
    navigate: go,
    Link({ to, replace: _replace, children, onClick, ...props }) {
      return (
        <a
          {...props}
          href={href(to)}
          onClick={(event) => {
            onClick?.(event)
            const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
            if (!own || !isPlain || props.target || event.defaultPrevented) return
            event.preventDefault()
            go(to)
          }}
        >
          {children}
        </a>
      )
    },
  }
}
