import { I18nProvider } from '@view-site/i18n'
import { MessageProvider } from '@view-site/ui'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import { createRoot } from 'react-dom/client'
import { AppProvider } from './AppContext.tsx'
import { createApp } from './createApp.ts'
import './styles.css'

const place = document.querySelector('#root')
if (!place) throw new Error('index.html has no element with the id "root": the app cannot be rendered.')

const app = await createApp()
app.start()
if (import.meta.env.DEV) (await import('@view-site/layout/development')).reportMistakes(app.layout)
createRoot(place).render(
  <AppProvider app={app}>
    <I18nProvider i18n={app.i18n}>
      <MessageProvider center={app.messages}>
        <app.router.Provider />
      </MessageProvider>
    </I18nProvider>
  </AppProvider>,
)
