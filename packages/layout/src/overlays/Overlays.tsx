import { useEffect, useState } from 'react'
import type { OpenQuestion } from '../core/ask.ts'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import { useLayoutBase } from '../common/LayoutContext.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'

const loadSettingsDrawer = () => import('../settings/SettingsDrawer.tsx')
const SettingsDrawer = lazyPart(loadSettingsDrawer)
const Confirm = lazyPart(() => import('./Confirm.tsx'))

/** Loads the drawer of the settings with its texts. */
export async function preloadSettings({ store, inputs }: LayoutBase): Promise<void> {
  await Promise.all([loadSettingsDrawer(), loadLazyTexts(store.get(inputs))])
}

/** Everything of the layout that opens over the page. */
export function Overlays() {
  return (
    <>
      <Settings />
      <Questions />
    </>
  )
}

function Settings() {
  const { settingsDrawer, inputs } = useLayoutBase()
  const open = useAtomValue(settingsDrawer.atom)
  const lazyTexts = useAtomSelector(inputs, (given) => given.lazyTexts)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  // With the code: React would show a drawer that waited for its texts up to 300 ms after they are there.
  useEffect(() => {
    if (wasOpen) loadLazyTexts({ lazyTexts }).catch(() => undefined)
  }, [wasOpen, lazyTexts])
  const close = () => {
    settingsDrawer.set(false)
    setWasOpen(false)
  }
  return wasOpen && <SettingsDrawer open={open} onOpenChange={settingsDrawer.set} onMissing={close} />
}

function Questions() {
  const question = useAtomValue(useLayoutBase().question)
  const [last, setLast] = useState<OpenQuestion | null>(null)
  if (question !== null && question !== last) setLast(question)
  const close = () => {
    last?.answer(false)
    setLast(null)
  }
  return last && <Confirm question={last} open={question !== null} onMissing={close} />
}
