import { createContext, use, type ReactNode } from 'react'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | null>(null)

/** Hands the app's services to every page. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The services of the app around a component. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices() was called outside of <App>.')
  return services
}
