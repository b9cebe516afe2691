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
 * JavaScript to inline at the top of `<head>`: puts `data-theme`, `data-header`, `data-sider`, `data-collapsed` and `data-tabs` on `<html>`
 * before the first paint. The text depends on the options alone, so that one CSP hash fits every page.
 */
export function prepaintScript({ storageKey = defaultStorageKey, settings = {} }: PrepaintScriptOptions = {}): string {
  const defaults = defaultSettings(settings)
  const fields = (['theme', 'headerTheme', 'siderTheme'] as const).map((name) => [name, settingsSchema[name].options, defaults[name]])
  const { menuCollapse, tabs, tabsFix } = defaults
  return `(function(k,f,b){var d=document.documentElement.dataset,s={};try{s=JSON.parse(localStorage.getItem(k))||s}catch(e){}var v=f.map(function(x){return x[1].indexOf(s[x[0]])<0?x[2]:s[x[0]]}),o=function(n){return typeof s[n]=='boolean'?s[n]:b[n]};d.theme=v[0]=='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':v[0];d.header=v[1];d.sider=v[2];if(o('menuCollapse'))d.collapsed='';if(o('tabs'))d.tabs=o('tabsFix')?'fix':'flow'})(${[storageKey, fields, { menuCollapse, tabs, tabsFix }].map(literal).join(',')})`
}

// `<` escaped: the text stands inside a script element.
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
