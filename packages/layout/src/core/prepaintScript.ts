import { defaultSettings } from './parseSettings.ts'
import { defaultStorageKey } from './createSettings.ts'
import { settingsSchema, type SettingsPatch } from './settingsSchema.ts'

export interface PrepaintScriptOptions {
  /** Same as `createLayout`'s. @default 'view-site.layout' */
  storageKey?: string
  /** The app's own defaults, same as `createLayout({ settings })`. */
  settings?: SettingsPatch
}

/**
 * JavaScript to inline at the top of `<head>`: puts `data-theme`, `data-header`, `data-sider` and `data-collapsed` on `<html>`
 * before the first paint. The text depends on the options alone, so that one CSP hash fits every page.
 */
export function prepaintScript({ storageKey = defaultStorageKey, settings = {} }: PrepaintScriptOptions = {}): string {
  const defaults = defaultSettings(settings)
  const fields = (['theme', 'headerTheme', 'siderTheme'] as const).map((name) => [name, settingsSchema[name].options, defaults[name]])
  return `(function(k,f,c){var d=document.documentElement.dataset,s={};try{s=JSON.parse(localStorage.getItem(k))||s}catch(e){}var v=f.map(function(x){return x[1].indexOf(s[x[0]])<0?x[2]:s[x[0]]}),m=s.menuCollapse;d.theme=v[0]=='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':v[0];d.header=v[1];d.sider=v[2];if(m===!0||m!==!1&&c)d.collapsed=''})(${[storageKey, fields, defaults.menuCollapse].map(literal).join(',')})`
}

// `<` escaped: the text stands inside a script element.
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
