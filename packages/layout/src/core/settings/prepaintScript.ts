import { defaultSettings } from './parseSettings.ts'
import { defaultStorageKey } from './createSettings.ts'
import { settingsSchema, type SettingsPatch } from './settingsSchema.ts'

/** Where the settings are kept, and the app's own defaults: both the same as those of the layout. */
export interface PrepaintScriptOptions {
  /** Same as `createLayout`'s. @default 'view-site.layout' */
  storageKey?: string
  /** The app's own defaults, same as `createLayout({ settings })`. */
  settings?: SettingsPatch
}

/**
 * JavaScript to inline at the top of `<head>`: puts the attributes on `<html>` that the style
 * sheets read before the first paint: theme, header, sider, collapsed, tabs, direction, width of the sider. The text depends on the options alone, so that one CSP hash fits every page.
 */
export function prepaintScript({ storageKey = defaultStorageKey, settings = {} }: PrepaintScriptOptions = {}): string {
  const defaults = defaultSettings(settings)
  const fields = (['theme', 'headerTheme', 'siderTheme', 'direction'] as const).map((name) => [
    name,
    settingsSchema[name].options,
    defaults[name],
  ])
  const switches = (['menuCollapse', 'showCollapseMenuTitle', 'tabs', 'tabsFix'] as const).map((name) => [name, defaults[name]])
  const { min, max } = settingsSchema.siderWidth
  const values = [
    storageKey,
    fields,
    Object.fromEntries(switches),
    { min, max, usual: settingsSchema.siderWidth.default, own: defaults.siderWidth },
  ]
  return `(function(k,f,b,w){var r=document.documentElement,d=r.dataset,s={};try{s=JSON.parse(localStorage.getItem(k))||s}catch(e){}var v=f.map(function(x){return x[1].indexOf(s[x[0]])<0?x[2]:s[x[0]]}),o=function(n){return typeof s[n]=='boolean'?s[n]:b[n]},n=+s.siderWidth;d.theme=v[0]=='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':v[0];d.header=v[1];d.sider=v[2];if(o('menuCollapse'))d.collapsed=o('showCollapseMenuTitle')?'titles':'';if(o('tabs'))d.tabs=o('tabsFix')?'fix':'flow';if(v[3]!='auto'){d.dir=r.dir||'';r.dir=v[3]}if(!(n>=w.min&&n<=w.max))n=w.own;if(n!=w.usual)r.style.setProperty('--size-sider',n+'px')})(${values.map(literal).join(',')})`
}

// `<` escaped: the text stands inside a script element.
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
