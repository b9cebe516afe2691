import { createContext, use, type ReactNode } from 'react'
import type { Site } from './Site.ts'

const SiteContext = createContext<Site | null>(null)

/** Provides the site instance to its pages. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The site instance: services, router, layout. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite() was called outside of <App>.')
  return site
}
