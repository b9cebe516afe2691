import { QueryClientProvider } from '@tanstack/react-query'
import { useSession, useSignIn } from '@view-site/auth'
import { StoreProvider } from '@view-site/store-ui'
import { useMemo, type ReactNode } from 'react'
import { useServices } from '../app/services/ServicesContext.tsx'
import { queryClientOf } from './queryClientOf.ts'

/** Provides the API and session to the store's pages. */
export function StoreFrame({ children }: { children: ReactNode }) {
  const services = useServices()
  const { status, user } = useSession()
  const { open } = useSignIn()
  const session = useMemo(() => ({ status, user, signIn: (purpose?: string) => open({ purpose }) }), [status, user, open])
  return (
    <QueryClientProvider client={queryClientOf(services)}>
      <StoreProvider api={services.api} session={session} termsTo="/terms">
        {children}
      </StoreProvider>
    </QueryClientProvider>
  )
}
