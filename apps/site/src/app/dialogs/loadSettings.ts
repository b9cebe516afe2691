import { preloadSettings } from '@view-site/layout'
import { layoutBaseOf } from '../layout/layoutBaseOf.ts'
import type { Services } from '../services/services.ts'
import { loadLayoutTexts } from '../texts.ts'
import { mountDialogs } from './mountDialogs.tsx'

/** Loads the settings of the layout before there is a layout. Returns what opens them. */
export async function loadSettings(services: Services): Promise<() => void> {
  const base = layoutBaseOf(services, await loadLayoutTexts(services.locale))
  mountDialogs(services, base)
  await preloadSettings(base)
  return () => base.settingsDrawer.set(true)
}
