import { RouterProvider } from '@tanstack/react-router'
import { AppContext, type App } from './App.ts'

/** The whole application, with the router inside. */
export function Application({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <RouterProvider router={app.router} />
    </AppContext>
  )
}
