import { useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import { useLayoutBase } from '../common/LayoutContext.tsx'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import { useAtomValue } from '../common/useAtomValue.ts'

const load = () => loadPart('overlays')
const Overlays = lazyPart(load)

/** Loads the code of dialogs and of the settings; called when a pointer or the focus reaches a button that opens one. */
export function preloadOverlays(): void {
  void load().catch(() => undefined)
}

/** Loads the settings of a layout, which open at once then. Rejects if they could not be loaded. */
export async function preloadSettings(base: LayoutBase): Promise<void> {
  await (await load()).preloadSettings(base)
}

/** The settings and dialogs, loaded when the first one opens. */
export function LazyOverlays() {
  const { store, settingsDrawer, question } = useLayoutBase()
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
