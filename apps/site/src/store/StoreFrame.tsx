import { useSession, useSignIn } from '@view-site/auth'
import { StoreProvider } from '@view-site/store-ui'
import { useMemo, type ReactNode } from 'react'
import { useSite } from '../app/SiteContext.tsx'

/** Gives the store's pages their API and session. */
export function StoreFrame({ children }: { children: ReactNode }) {
  const { api } = useSite().services
  const { status, user } = useSession()
  const { open } = useSignIn()
  const session = useMemo(() => ({ status, user, signIn: () => open() }), [status, user, open])
  return (
    <StoreProvider api={api} session={session}>
      {children}
    </StoreProvider>
  )
}
