import type { RoutingMode } from '@view-site/layout/tanstack'

/** What the build is told about the application; pages that are read without it do not carry this. */
export interface AppEnv {
  /** Where the application keeps its address: in the path, behind `#`, or in memory only. Pages are prerendered for the path. */
  routing: RoutingMode
  /** Where page views go: an address they are posted to, `log` for the log, empty for nobody. */
  analytics: string
  /** Whether the menus of who is signed in come from the server. */
  dynamicMenu: boolean
}

const vars = import.meta.env as Record<string, string | undefined>

/** The application's part of the environment. */
export const appEnv: AppEnv = {
  routing: routingOf(vars.VITE_ROUTING),
  analytics: vars.VITE_ANALYTICS ?? (import.meta.env.DEV ? 'log' : ''),
  dynamicMenu: vars.VITE_DYNAMIC_MENU === 'true',
}

function routingOf(mode: string | undefined): RoutingMode {
  return mode === 'hash' || mode === 'abstract' ? mode : 'history'
}
