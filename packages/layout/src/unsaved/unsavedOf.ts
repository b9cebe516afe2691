import type { Layout } from '../core/Layout.ts'
import { createUnsaved, type Unsaved } from './createUnsaved.ts'
import { loadLazyTexts } from '../locales/loadLazyTexts.ts'

const made = new WeakMap<Layout, Unsaved>()

/** The unsaved pages of a layout. Made on first use, so that an app without forms does not load it. */
export function unsavedOf(layout: Layout): Unsaved {
  const known = made.get(layout)
  if (known) return known
  const unsaved = createUnsaved({ router: layout.router, ask: () => askToDrop(layout, 'unsavedText') })
  made.set(layout, unsaved)
  layout.beforeReload = unsaved.beforeReload
  return unsaved
}

/** Asks whether unsaved changes may be discarded; `text` says what loses them. */
export async function askToDrop(layout: Layout, text: 'unsavedText' | 'unsavedPanelText'): Promise<boolean> {
  const t = await loadLazyTexts(layout.store.get(layout.inputs))
  return layout.ask({
    title: t('unsavedTitle'),
    description: t(text),
    yes: t('unsavedYes'),
    no: t('unsavedNo'),
    danger: true,
  })
}
