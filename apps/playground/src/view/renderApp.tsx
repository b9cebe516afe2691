import { I18nProvider } from '@view-site/i18n'
import { MessageProvider } from '@view-site/ui'
import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { App } from '../createApp.ts'
import { AppProvider } from './AppContext.tsx'

/** Renders the page of an app. */
export function renderApp(app: App, page: ReactNode): void {
  const place = document.querySelector('#root')
  if (!place) throw new Error('index.html has no element with the id "root": the playground cannot be rendered.')
  createRoot(place).render(
    <AppProvider app={app}>
      <I18nProvider i18n={app.i18n}>
        <MessageProvider center={app.messages}>
          <Suspense>{page}</Suspense>
        </MessageProvider>
      </I18nProvider>
    </AppProvider>,
  )
}
