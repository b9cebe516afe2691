import type { ThemeDataset } from '@view-site/ui/theme'
import type { ResolvedTheme } from './createTheme.ts'
import type { LayoutSettings } from './settingsSchema.ts'

/** The settings that become attributes of `<html>`. */
export const rootSettingNames = [
  'theme',
  'headerTheme',
  'siderTheme',
  'direction',
  'siderMode',
  'menuCollapse',
  'showCollapseMenuTitle',
  'tabs',
  'tabsFix',
  'siderWidth',
] as const

export type RootSettingName = (typeof rootSettingNames)[number]

export interface RootSettings extends Pick<LayoutSettings, Exclude<RootSettingName, 'theme'>> {
  /** Light or dark; `system` is resolved already. */
  theme: ResolvedTheme
}

/** The attributes of `<html>` that the settings become: those of the theme, and the layout's own. */
interface RootDataset extends ThemeDataset {
  collapsed?: string
  /** How a sider is shown that is not a single column; `pinned` is `overlay` next to the page. */
  siderMode?: 'double' | 'overlay' | 'pinned'
  tabs?: string
  /** The page's own direction while a setting overrides it. */
  dir?: string
}

/**
 * Sets the attributes of `<html>` that the style sheets read. The only place that knows them: the layout calls it after each change,
 * and the inline script of `prepaintScript` is built from it.
 */
export function setRootAttributes(root: HTMLElement, settings: RootSettings, defaultWidth: number): void {
  const { dataset }: { dataset: RootDataset } = root
  dataset.theme = settings.theme
  dataset.header = settings.headerTheme
  dataset.sider = settings.siderTheme
  const isOverlay = settings.siderMode === 'overlay'
  if (settings.siderMode === 'single') delete dataset.siderMode
  else dataset.siderMode = isOverlay && !settings.menuCollapse ? 'pinned' : settings.siderMode
  if (settings.menuCollapse && !isOverlay) dataset.collapsed = settings.showCollapseMenuTitle ? 'titles' : ''
  else delete dataset.collapsed
  if (settings.tabs) dataset.tabs = settings.tabsFix ? 'fix' : 'flow'
  else delete dataset.tabs
  if (settings.direction !== 'auto') {
    dataset.dir ??= root.dir
    root.dir = settings.direction
  } else if (dataset.dir !== undefined) {
    root.dir = dataset.dir
    delete dataset.dir
  }
  // An empty value removes the property: the style sheet has the default.
  root.style.setProperty('--size-sider', settings.siderWidth === defaultWidth ? '' : `${settings.siderWidth}px`)
}
