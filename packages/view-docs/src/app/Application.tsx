import { RouterProvider } from '@tanstack/react-router'
import { AppContext, type App } from './App.ts'

/** The root component: the app's context and the router. */
export function Application({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <RouterProvider router={app.router} />
    </AppContext>
  )
}
