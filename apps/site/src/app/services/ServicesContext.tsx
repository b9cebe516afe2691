import { createContext, use, type ReactNode } from 'react'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | null>(null)

/** Provides the services to pages and dialogs. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** Everything that pages and dialogs work with, apart from router and layout: a dialog may be open before these are there. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices() was called outside of <App> and <DialogHost>.')
  return services
}
