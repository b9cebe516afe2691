import { createContext, useContext, type ReactNode } from 'react'
import type { LayoutBase } from '../core/createLayoutBase.ts'

const LayoutBaseContext = createContext<LayoutBase | null>(null)

/** Gives the stores of a layout to its dialogs, and to all other parts. */
export function LayoutBaseProvider({ base, children }: { base: LayoutBase; children: ReactNode }) {
  return <LayoutBaseContext value={base}>{children}</LayoutBaseContext>
}

/** The stores of the layout around a component. */
export function useLayoutBase(): LayoutBase {
  const base = useContext(LayoutBaseContext)
  if (!base) throw outsideOfLayout()
  return base
}

/** The error of a part that is used where there is no layout. */
export function outsideOfLayout(): Error {
  return new Error('A part of @view-site/layout is used outside of a layout. Put it inside <AppLayout> or <LayoutProvider>.')
}
