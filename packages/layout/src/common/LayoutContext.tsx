import { createContext, useContext, type ReactNode } from 'react'
import type { Layout } from '../core/Layout.ts'
import { LayoutBaseProvider } from './LayoutBaseContext.tsx'

const LayoutContext = createContext<Layout | null>(null)

/** Gives a layout to parts that an app composes itself. `AppLayout` does so already. */
export function LayoutProvider({ layout, children }: { layout: Layout; children: ReactNode }) {
  return (
    <LayoutContext value={layout}>
      <LayoutBaseProvider base={layout}>{children}</LayoutBaseProvider>
    </LayoutContext>
  )
}

/** The layout around a component. */
export function useLayout(): Layout {
  const layout = useContext(LayoutContext)
  if (!layout) throw new Error('A part of @view-site/layout is used outside of a layout. Put it inside <AppLayout> or <LayoutProvider>.')
  return layout
}
