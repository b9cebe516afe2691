import { I18nProvider } from '@view-site/i18n'
import { MessageProvider } from '@view-site/ui'
import { createContext, use, type ReactNode } from 'react'
import type { App } from './App.ts'

const AppContext = createContext<App | null>(null)

/** Provides the running app to its pages, with its texts and messages. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <I18nProvider i18n={app.i18n}>
        <MessageProvider center={app.messages}>{children}</MessageProvider>
      </I18nProvider>
    </AppContext>
  )
}

/** The app around a component: session, data, layout. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp() was called outside of <AppProvider>. Render the component below <AppProvider>.')
  return app
}
