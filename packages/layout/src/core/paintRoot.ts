import type { Settings } from './createSettings.ts'
import type { Theme } from './createTheme.ts'
import type { Store } from './Store.ts'

/** Keeps the attributes of `<html>` that the style sheets read, as `prepaintScript` first set them. Returns the way out. */
export function paintRoot(store: Store, { settings, theme }: { settings: Settings; theme: Theme }): () => void {
  const paint = () => {
    const { dataset } = document.documentElement
    const { headerTheme, siderTheme, menuCollapse, tabs, tabsFix } = settings.get()
    dataset.theme = theme.get()
    dataset.header = headerTheme
    dataset.sider = siderTheme
    if (menuCollapse) dataset.collapsed = ''
    else delete dataset.collapsed
    if (tabs) dataset.tabs = tabsFix ? 'fix' : 'flow'
    else delete dataset.tabs
  }
  paint()
  const stops = [store.sub(settings.atom, paint), store.sub(theme.atom, paint)]
  return () => stops.forEach((stop) => stop())
}
