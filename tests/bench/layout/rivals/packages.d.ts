// What these shells use of packages that are installed in a temporary folder and are no dependencies of this workspace.

declare module '@mantine/core' {
  import type { ComponentType, MouseEvent, ReactNode } from 'react'

  interface WithChildren {
    children?: ReactNode
  }

  interface AppShellProps extends WithChildren {
    padding?: string
    header?: { height: number }
    navbar?: { width: number; breakpoint: string; collapsed?: { mobile?: boolean; desktop?: boolean } }
  }

  interface NavLinkProps extends WithChildren {
    href: string
    label: string
    active?: boolean
    childrenOffset?: number
    defaultOpened?: boolean
    onClick?: (event: MouseEvent) => void
  }

  interface BurgerProps {
    opened: boolean
    onClick: () => void
    hiddenFrom?: string
    visibleFrom?: string
    size?: string
    'aria-label'?: string
  }

  interface TabsTabProps extends WithChildren {
    value: string
    'data-tab'?: string
    'data-current'?: boolean | undefined
  }

  export const MantineProvider: ComponentType<WithChildren>
  export const AppShell: ComponentType<AppShellProps> & {
    Header: ComponentType<WithChildren>
    Navbar: ComponentType<WithChildren & { p?: string }>
    Section: ComponentType<WithChildren & { grow?: boolean; component?: ComponentType }>
    Main: ComponentType<WithChildren>
  }
  export const Burger: ComponentType<BurgerProps>
  export const Group: ComponentType<WithChildren & { h?: string; px?: string }>
  export const NavLink: ComponentType<NavLinkProps>
  export const ScrollArea: ComponentType
  export const Tabs: ComponentType<WithChildren & { value: string; onChange: (value: string | null) => void }> & {
    List: ComponentType<WithChildren>
    Tab: ComponentType<TabsTabProps>
    Panel: ComponentType<WithChildren & { value: string }>
  }
}

declare module '@mantine/hooks' {
  export function useDisclosure(initial?: boolean): [opened: boolean, handlers: { toggle: () => void }]
}

declare module '@toolpad/core/AppProvider' {
  import type { ComponentType, ReactNode } from 'react'

  export interface NavigationPageItem {
    segment: string
    title: string
    children?: Navigation
  }

  export type Navigation = NavigationPageItem[]

  interface AppProviderProps {
    branding: { title: string }
    navigation: Navigation
    router: { pathname: string; searchParams: URLSearchParams; navigate: (path: string | URL) => void }
    children: ReactNode
  }

  export const AppProvider: ComponentType<AppProviderProps>
}

declare module '@toolpad/core/DashboardLayout' {
  import type { NavigationPageItem } from '@toolpad/core/AppProvider'
  import type { ComponentType, ReactNode } from 'react'

  export const DashboardLayout: ComponentType<{ renderPageItem: (item: NavigationPageItem) => ReactNode; children: ReactNode }>
  export const DashboardSidebarPageItem: ComponentType<{ item: NavigationPageItem; expanded?: boolean }>
}
