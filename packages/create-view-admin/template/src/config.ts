import type { CreateLayoutOptions } from '@view-site/layout'
import app from './app.json' with { type: 'json' }

/** Title of the app, also in the browser's tab. */
export const title: string = app.title

/** Colour of the brand; shades with enough contrast, in light and dark, are computed from it. */
export const accent: string = app.accent

/** What the layout looks like at first. Also used by the build, so nothing here may use browser APIs. */
export const shell = {
  storageKey: `${app.name}.layout`,
  settings: { siderTheme: 'dark', siderResize: true, showReload: true, tabs: true, showTabsIcon: true },
} satisfies Pick<CreateLayoutOptions, 'storageKey' | 'settings'>

/** Keys of what the browser stores; other apps at the same origin need other names. */
export const storageKeys = { locale: `${app.name}.locale`, searches: `${app.name}.searches` }
