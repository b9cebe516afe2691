import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { AppProvider } from './AppContext.tsx'
import { createApp } from './createApp.ts'

const place = document.querySelector('#root')
if (!place) throw new Error('index.html has no element with the id "root": the app cannot be rendered.')

const app = await createApp()
app.start()
if (import.meta.env.DEV) (await import('@view-site/layout/development')).reportMistakes(app.layout)
createRoot(place).render(
  <AppProvider app={app}>
    <RouterProvider router={app.router} />
  </AppProvider>,
)
