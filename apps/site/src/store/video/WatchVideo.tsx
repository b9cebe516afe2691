import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'

const Videos = lazyDialog(async () => (await import('./Videos.tsx')).Videos)

export interface WatchVideoProps {
  /** Product whose film is shown first. */
  product: string
  /** Renders the control that opens the dialog. */
  children: (open: () => void) => ReactNode
}

/** Opens the dialog with the films about the products, which is loaded on first use. */
export function WatchVideo({ product, children }: WatchVideoProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {children(() => setState('open'))}
      {state === 'unused' ? null : (
        <Videos open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} product={product} />
      )}
    </>
  )
}
