import { LayoutBaseProvider } from '../common/LayoutContext.tsx'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import { LazyOverlays } from './LazyOverlays.tsx'

/** Props of {@link LayoutDialogs}. */
export interface LayoutDialogsProps {
  /** A layout, or what `createLayoutBase` made for one. */
  base: LayoutBase
}

/** The dialogs of a layout outside of it: its settings and questions. The layout does not show them if its slot `Dialogs` is null. */
export function LayoutDialogs({ base }: LayoutDialogsProps) {
  return (
    <LayoutBaseProvider base={base}>
      <LazyOverlays />
    </LayoutBaseProvider>
  )
}
