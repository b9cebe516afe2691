import type { AnyRouter } from '@tanstack/react-router'
import type { Layout } from '@view-site/layout'
import type { Services } from './services/services.ts'

/** One instance of the site: in a browser page, or for one page that is prerendered. */
export interface Site {
  services: Services
  router: AnyRouter
  layout: Layout
}
