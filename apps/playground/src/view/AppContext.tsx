import { createContext, use, type ReactNode } from 'react'
import type { App } from '../createApp.ts'

const AppContext = createContext<App | undefined>(undefined)

/** Provides the app to its children. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

/** The app of the nearest `AppProvider`. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp() was called outside of <AppProvider>. Render the component below <AppProvider app={createApp()}>.')
  return app
}
