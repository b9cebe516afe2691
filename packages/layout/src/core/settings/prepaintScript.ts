import { defaultStorageKey } from './createSettings.ts'
import { allowedBy, defaultSettings } from './parseSettings.ts'
import type { PrepaintOptions } from './prepaint.ts'
import { prepaintSource } from './prepaint.gen.ts'
import { rootSettingNames, type RootSettingName } from './setRootAttributes.ts'
import { settingsSchema, type LayoutSettings, type SettingsPatch } from './settingsSchema.ts'

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
  const options: PrepaintOptions = {
    key: storageKey,
    fields: Object.fromEntries(rootSettingNames.map((name) => [name, fieldOf(name, defaults)])),
    width: settingsSchema.siderWidth.default,
  }
  // `<` is escaped: the text is the content of a script element.
  return `(options=>{${prepaintSource}})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`
}

function fieldOf(name: RootSettingName, defaults: LayoutSettings): PrepaintOptions['fields'][string] {
  const fallback = defaults[name]
  if (typeof fallback === 'number') return [fallback, settingsSchema.siderWidth.min, settingsSchema.siderWidth.max]
  const allowed = allowedBy(settingsSchema[name])
  const others = Array.isArray(allowed) ? allowed : [true, false]
  return [fallback, ...others.filter((value) => value !== fallback)]
}
