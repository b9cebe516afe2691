import { I18nProvider } from '@view-site/i18n'
import { MessageProvider } from '@view-site/ui'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './createApp.ts'
import { AppProvider } from './view/AppContext.tsx'
import { PlaygroundPage } from './view/PlaygroundPage.tsx'

const place = document.querySelector('#root')
if (!place) throw new Error('index.html has no element with the id "root": the playground cannot be rendered.')

const app = createApp()
createRoot(place).render(
  <AppProvider app={app}>
    <I18nProvider i18n={app.i18n}>
      <MessageProvider center={app.messages}>
        <Suspense>
          <PlaygroundPage />
        </Suspense>
      </MessageProvider>
    </I18nProvider>
  </AppProvider>,
)
void app.start()
