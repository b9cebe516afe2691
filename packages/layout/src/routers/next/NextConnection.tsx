import { usePathname, useRouter, useSearchParams } from 'next/navigation.js'
import { Suspense, useEffect, useLayoutEffect, useTransition } from 'react'
import type { NextPort } from './createNextPort.tsx'

/** Connects a port with the router of Next, which only hooks can read. */
export function NextConnection({ port }: { port: NextPort }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(
    () =>
      port.connect({
        navigate: (path, replace) => startTransition(() => (replace ? router.replace(path) : router.push(path))),
        refresh: () => router.refresh(),
        prefetch: (path) => router.prefetch(path),
      }),
    [port, router],
  )
  useEffect(() => port.setLoading(isPending), [port, isPending])
  return (
    // A prerendered page has no query: what reads it is rendered in the browser.
    <Suspense>
      <FollowAddress port={port} />
    </Suspense>
  )
}

function FollowAddress({ port }: { port: NextPort }) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  useLayoutEffect(() => port.show(`${pathname}${query && `?${query}`}${location.hash}`), [port, pathname, query])
  return null
}
