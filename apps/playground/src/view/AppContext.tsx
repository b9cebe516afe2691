import { createContext, use, type ReactNode } from 'react'
import type { App } from '../createApp.ts'

const AppContext = createContext<App | undefined>(undefined)

/** Gives the app to everything below. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

/** The app of the nearest `AppProvider`. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('No app here: put <AppProvider app={createApp()}> around this component.')
  return app
}
