import type { DemoProduct } from '@view-site/contract'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const DemoRequest = lazy(async () => ({ default: (await import('./DemoRequest.tsx')).DemoRequest }))

export interface RequestDemoProps {
  /** Products that are ticked at first. @default none */
  products?: readonly DemoProduct[]
  /** Draws what opens the form. */
  children: (open: () => void) => ReactNode
}

/** A way to ask for a guided tour; its form is loaded when it is first wanted and keeps what was typed. */
export function RequestDemo({ products = [], children }: RequestDemoProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {children(() => setState('open'))}
      {state === 'unused' ? null : (
        <Suspense>
          <DemoRequest open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} products={products} />
        </Suspense>
      )}
    </>
  )
}
