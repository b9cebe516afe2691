import { startTransition, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react'
import { AddressContext, RouterContext, type Router } from './navigation.ts'

interface Visit {
  href: string
  /** What happens to the history; null after the browser's own buttons. */
  entry: 'push' | 'replace' | null
}

/** A router like that of Next: pages change in transitions, the address when the page is shown, the history entry is marked. */
export function NextRouter({ onCall = () => {}, children }: { onCall?: (call: string) => void; children: ReactNode }) {
  const [{ href, entry }, visit] = useState<Visit>({ href: here(), entry: 'replace' })
  const router = useMemo((): Router => {
    const go = (to: string, how: Visit['entry']) => startTransition(() => visit({ href: to, entry: how }))
    return {
      push: (to) => go(to, 'push'),
      replace: (to) => go(to, 'replace'),
      refresh: () => onCall('refresh'),
      prefetch: (to) => onCall(`prefetch ${to}`),
    }
  }, [onCall])
  useInsertionEffect(() => {
    if (entry === 'push' && href !== here()) history.pushState({ __NA: true }, '', href)
    else if (entry !== null) history.replaceState({ __NA: true }, '', href)
  }, [href, entry])
  useEffect(() => {
    const follow = () => startTransition(() => visit({ href: here(), entry: null }))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return (
    <RouterContext value={router}>
      <AddressContext value={useMemo(() => new URL(href, location.origin), [href])}>{children}</AddressContext>
    </RouterContext>
  )
}

function here(): string {
  return location.pathname + location.search + location.hash
}
