import type { RoutingMode } from '@view-site/layout/tanstack'

/** Build settings of the application only; the reader script of article pages does not include them. */
export interface AppEnv {
  /** Where the route is kept: in the path (for which pages are prerendered), after `#`, or only in memory. */
  routing: RoutingMode
  /** Where page views go: an address to post them to, `log` for the log, empty for nowhere. */
  analytics: string
  /** Whether signed-in users get their menus from the server. */
  dynamicMenu: boolean
}

const vars = import.meta.env as Record<string, string | undefined>

export const appEnv: AppEnv = {
  routing: routingOf(vars.VITE_ROUTING),
  analytics: vars.VITE_ANALYTICS ?? (import.meta.env.DEV ? 'log' : ''),
  dynamicMenu: vars.VITE_DYNAMIC_MENU === 'true',
}

function routingOf(mode: string | undefined): RoutingMode {
  return mode === 'hash' || mode === 'abstract' ? mode : 'history'
}
