import { createContext, use, type ReactNode } from 'react'
import type { App } from './App.ts'

const AppContext = createContext<App | null>(null)

/** Provides the running app to its pages. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

/** The app around a component: server, session, layout. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp() was called outside of <AppProvider>. Render the component below <AppProvider>.')
  return app
}
