import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../lazy/loadPart.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'

const load = () => loadPart('overlays')
const Overlays = lazy(load)

/** Loads the code of the drawers; called when a pointer or the focus reaches a button that opens one. */
export function preloadOverlays(): void {
  void load().catch(() => undefined)
}

/** Drawers and dialogs, loaded when the first one opens. */
export function LazyOverlays() {
  const { drawer, settingsDrawer, question } = useLayout()
  const menus = useAtomValue(drawer.atom)
  const settings = useAtomValue(settingsDrawer.atom)
  const asked = useAtomValue(question) !== null
  const [requested, setRequested] = useState(false)
  if ((menus || settings || asked) && !requested) setRequested(true)
  return (
    requested && (
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    )
  )
}
