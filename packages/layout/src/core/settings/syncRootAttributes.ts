import type { Store } from '../Store.ts'
import type { Settings } from './createSettings.ts'
import type { Theme } from './createTheme.ts'
import { setRootAttributes } from './setRootAttributes.ts'
import { settingsSchema } from './settingsSchema.ts'

/** Keeps the attributes of `<html>` up to date, as `prepaintScript` first set them. Returns a cleanup function. */
export function syncRootAttributes(store: Store, { settings, theme }: { settings: Settings; theme: Theme }): () => void {
  const sync = () => {
    const defaultWidth = settingsSchema.siderWidth.default
    setRootAttributes(document.documentElement, { ...settings.get(), theme: theme.get() }, defaultWidth)
  }
  sync()
  const stops = [store.sub(settings.atom, sync), store.sub(theme.atom, sync)]
  return () => stops.forEach((stop) => stop())
}
