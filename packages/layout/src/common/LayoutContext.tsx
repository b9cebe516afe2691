import type { ReactNode } from 'react'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import type { Layout } from '../core/Layout.ts'
import { LayoutBaseProvider, outsideOfLayout, useLayoutBase } from './LayoutBaseContext.tsx'

/** Gives a layout to parts that an app composes itself. `AppLayout` does so already. */
export function LayoutProvider({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <LayoutBaseProvider base={layout}>{children}</LayoutBaseProvider>
}

/** The layout around a component. */
export function useLayout(): Layout {
  const base = useLayoutBase()
  if (!isWhole(base)) throw outsideOfLayout()
  return base
}

function isWhole(base: LayoutBase): base is Layout {
  return 'router' in base
}
