import { useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'

const load = () => loadPart('overlays')
const Overlays = lazyPart(load)

/** Loads the code of dialogs and of the settings; called when a pointer or the focus reaches a button that opens one. */
export function preloadOverlays(): void {
  void load().catch(() => undefined)
}

/** The settings and dialogs, loaded when the first one opens. */
export function LazyOverlays() {
  const { store, settingsDrawer, question } = useLayout()
  const settings = useAtomValue(settingsDrawer.atom)
  const asked = useAtomValue(question) !== null
  const [requested, setRequested] = useState(false)
  if ((settings || asked) && !requested) setRequested(true)
  // The next press tries again; nobody has agreed to what was asked.
  const close = () => {
    settingsDrawer.set(false)
    store.get(question)?.answer(false)
    setRequested(false)
  }
  return requested && <Overlays onMissing={close} />
}
