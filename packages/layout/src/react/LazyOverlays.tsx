import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../core/loadPart.ts'
import { useLayout } from './LayoutContext.tsx'
import { useAtomValue } from './useAtomValue.ts'

const load = () => loadPart('overlays')
const Overlays = lazy(load)

/** Fetches the code of the drawers; called when somebody is about to open one. */
export function preloadOverlays(): void {
  void load().catch(() => undefined)
}

/** Drawers and questions, loaded when the first is opened. */
export function LazyOverlays() {
  const { drawer, settingsDrawer, question } = useLayout()
  const menus = useAtomValue(drawer.atom)
  const settings = useAtomValue(settingsDrawer.atom)
  const asked = useAtomValue(question) !== null
  const [wanted, setWanted] = useState(false)
  if ((menus || settings || asked) && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    )
  )
}
