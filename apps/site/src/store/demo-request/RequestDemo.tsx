import type { DemoProduct } from '@view-site/contract'
import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { loadDemoRequest } from './loadDemoRequest.ts'

const DemoRequest = lazyDialog(loadDemoRequest)

export interface RequestDemoProps {
  /** Initially selected products. @default none */
  products?: readonly DemoProduct[]
  /** Renders the control that opens the form. */
  children: (open: () => void) => ReactNode
}

/** Opens the form to request a guided tour, which is loaded on first use and keeps its input when closed. */
export function RequestDemo({ products = [], children }: RequestDemoProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {children(() => setState('open'))}
      {state === 'unused' ? null : (
        <DemoRequest open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} products={products} />
      )}
    </>
  )
}
