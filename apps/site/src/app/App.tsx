import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageProviders } from './services/PageProviders.tsx'
import type { Site } from './Site.ts'
import { SiteProvider } from './SiteContext.tsx'

/** Props of {@link App}. */
export interface AppProps {
  site: Site
  /** Called once the page of the first route is in the document. */
  onMount?: () => void
}

/** The whole application: all providers with the router inside. Its dialogs are shown by `DialogHost`. */
export function App({ site, onMount }: AppProps) {
  useEffect(() => onMount?.(), [onMount])
  return (
    <SiteProvider site={site}>
      <PageProviders services={site.services} showDialogs={false}>
        <RouterProvider router={site.router} />
      </PageProviders>
    </SiteProvider>
  )
}
