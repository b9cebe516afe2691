import { localizePath, type Locale } from '@view-site/i18n'
import type { Navigation } from '@view-site/ui'

/** What the dialogs need from the app's router, which they are outside of. */
export interface SessionNavigation {
  /** The public address of a route of this site: `/recover` → `/en-US/recover`. */
  href: (to: string) => string
  go: (to: string) => void
}

/** The `ui` navigation for the dialogs: real links, handled by the router if there is one. */
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
