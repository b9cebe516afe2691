import { lazy, Suspense, useState, type ReactNode } from 'react'

const Videos = lazy(async () => ({ default: (await import('./Videos.tsx')).Videos }))

export interface WatchVideoProps {
  /** The product whose film comes first. */
  product: string
  /** Draws what opens it. */
  children: (open: () => void) => ReactNode
}

/** A way to the films about the products; their dialog is loaded when it is first wanted. */
export function WatchVideo({ product, children }: WatchVideoProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {children(() => setState('open'))}
      {state === 'unused' ? null : (
        <Suspense>
          <Videos open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} product={product} />
        </Suspense>
      )}
    </>
  )
}
