import type { Settings } from './createSettings.ts'
import type { Theme } from './createTheme.ts'
import { settingsSchema } from './settingsSchema.ts'
import type { Store } from '../Store.ts'

/** Keeps the attributes of `<html>` that the style sheets read, as `prepaintScript` first set them. Returns the way out. */
export function syncRootAttributes(store: Store, { settings, theme }: { settings: Settings; theme: Theme }): () => void {
  const root = document.documentElement
  const { dataset } = root
  // What the page itself says, where the script has not written over it.
  const ownDirection = dataset.dir ?? root.dir
  const flag = (name: string, value: string | false) => {
    if (value === false) delete dataset[name]
    else dataset[name] = value
  }
  const paint = () => {
    const { headerTheme, siderTheme, menuCollapse, showCollapseMenuTitle, tabs, tabsFix, direction, siderWidth } = settings.get()
    dataset.theme = theme.get()
    dataset.header = headerTheme
    dataset.sider = siderTheme
    flag('collapsed', menuCollapse && (showCollapseMenuTitle ? 'titles' : ''))
    flag('tabs', tabs && (tabsFix ? 'fix' : 'flow'))
    root.dir = direction === 'auto' ? ownDirection : direction
    if (siderWidth === settingsSchema.siderWidth.default) root.style.removeProperty('--size-sider')
    else root.style.setProperty('--size-sider', `${siderWidth}px`)
  }
  paint()
  const stops = [store.sub(settings.atom, paint), store.sub(theme.atom, paint)]
  return () => stops.forEach((stop) => stop())
}
