import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/** What a router's link takes, beside the attributes of an anchor. */
export interface NavigationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site, with search and hash. */
  to: string
  /** Replaces the entry of the history. @default false */
  replace?: boolean | undefined
}

/** What the components need of a router; the app gives it once. */
export interface Navigation {
  /** Renders an anchor that the router takes over. */
  Link: ComponentType<NavigationLinkProps>
  navigate: (to: string, options?: { replace?: boolean | undefined }) => void
}

/** Without a provider links are plain anchors and navigation loads the page. */
export const plainNavigation: Navigation = {
  Link({ to, replace: _replace, children, ...props }) {
    return (
      <a href={to} {...props}>
        {children}
      </a>
    )
  },
  navigate(to, { replace = false } = {}) {
    if (replace) window.location.replace(to)
    else window.location.assign(to)
  },
}

export const NavigationContext = createContext<Navigation>(plainNavigation)

/** Props of `NavigationProvider`. */
export interface NavigationProviderProps {
  navigation: Navigation
  children: ReactNode
}

/** Hands the router's link and `navigate` to every component below. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps): ReactNode {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
