import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/** Props of the router's link, in addition to the attributes of an anchor. */
export interface NavigationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site, with search and hash. */
  to: string
  /** Replaces the history entry. @default false */
  replace?: boolean | undefined
}

/** The router functions that the components use; provided once by the app. */
export interface Navigation {
  /** Renders an anchor that navigates through the router. */
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
    if (replace) location.replace(to)
    else location.assign(to)
  },
}

export const NavigationContext = createContext<Navigation>(plainNavigation)

/** Props of `NavigationProvider`. */
export interface NavigationProviderProps {
  navigation: Navigation
  children: ReactNode
}

/** Provides the router's link and `navigate` to all components below. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps): ReactNode {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
