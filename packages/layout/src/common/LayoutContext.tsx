import { createContext, useContext, type ReactNode } from 'react'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import type { Layout } from '../core/Layout.ts'

const LayoutContext = createContext<LayoutBase | null>(null)

/** Gives a layout to parts that an app composes itself. `AppLayout` does so already. */
export function LayoutProvider({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <LayoutContext value={layout}>{children}</LayoutContext>
}

/** Gives the stores of a layout to dialogs outside of it. */
export function LayoutBaseProvider({ base, children }: { base: LayoutBase; children: ReactNode }) {
  return <LayoutContext value={base}>{children}</LayoutContext>
}

/** The stores of the layout around a component. */
export function useLayoutBase(): LayoutBase {
  const base = useContext(LayoutContext)
  if (!base) throw outsideOfLayout()
  return base
}

/** The layout around a component. */
export function useLayout(): Layout {
  const base = useLayoutBase()
  if (isWhole(base)) return base
  throw outsideOfLayout()
}

function isWhole(base: LayoutBase): base is Layout {
  return 'router' in base
}

function outsideOfLayout(): Error {
  return new Error('No layout found: put this component inside <AppLayout> or <LayoutProvider>.')
}
