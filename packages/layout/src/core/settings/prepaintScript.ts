import { defaultStorageKey } from './createSettings.ts'
import { defaultSettings } from './parseSettings.ts'
import type { PrepaintOptions } from './prepaint.ts'
import { prepaintSource } from './prepaint.gen.ts'
import { settingsSchema, type SettingsPatch } from './settingsSchema.ts'

/** Where the settings are kept, and the app's own defaults: both the same as those of the layout. */
export interface PrepaintScriptOptions {
  /** Same as `createLayout`'s. @default 'view-site.layout' */
  storageKey?: string
  /** The app's own defaults, same as `createLayout({ settings })`. */
  settings?: SettingsPatch
}

/**
 * JavaScript to inline at the top of `<head>`: puts the attributes on `<html>` that the style sheets read before the first paint:
 * theme, header, sider, collapsed, tabs, direction, width of the sider. The text depends on the options alone, so that one CSP hash
 * fits every page.
 */
export function prepaintScript({ storageKey = defaultStorageKey, settings = {} }: PrepaintScriptOptions = {}): string {
  const defaults = defaultSettings(settings)
  const { theme, headerTheme, siderTheme, direction, siderWidth } = settingsSchema
  const options: PrepaintOptions = {
    key: storageKey,
    fields: {
      theme: [defaults.theme, theme.options],
      headerTheme: [defaults.headerTheme, headerTheme.options],
      siderTheme: [defaults.siderTheme, siderTheme.options],
      direction: [defaults.direction, direction.options],
      menuCollapse: [defaults.menuCollapse],
      showCollapseMenuTitle: [defaults.showCollapseMenuTitle],
      tabs: [defaults.tabs],
      tabsFix: [defaults.tabsFix],
      siderWidth: [defaults.siderWidth, { min: siderWidth.min, max: siderWidth.max }],
    },
    width: siderWidth.default,
  }
  // `<` is escaped: the text is the content of a script element.
  return `(options=>{${prepaintSource}})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`
}
