import { ownLinks } from '@view-site/site-data/ownLinks'

/** Settings of the deployment, from the environment of the build. */
export interface Env {
  /** Origin of the public site, without a trailing slash. */
  origin: string
  /** Base URL of the API; empty for the site's own origin. */
  apiUrl: string
  /** Prefix of cookies and stored keys. */
  appId: string
  /** Id of the site's VAPTCHA unit; empty for no bot check. Each mode can have its own in `.env.<mode>`. */
  vaptchaId: string
  /** Address of the playground, which opens the code of demos. */
  playground: string
  /** Whether the locale may be chosen by the browser's languages. */
  detectLocale: boolean
  /** Whether a service worker stores pages for reading without a network; `remove` removes that of an earlier build. */
  offline: 'off' | 'on' | 'remove'
}

const vars = import.meta.env as Record<string, string | undefined>

/** The only place that reads these variables; those of the application alone are in `appEnv`. */
export const env: Env = {
  origin: (vars.VITE_ORIGIN ?? ownLinks.site).replace(/\/$/, ''),
  apiUrl: vars.VITE_API_URL ?? '',
  appId: vars.VITE_APP_ID ?? 'view-site',
  vaptchaId: vars.VITE_VAPTCHA_ID ?? '',
  playground: vars.VITE_PLAYGROUND ?? ownLinks.playground,
  detectLocale: vars.VITE_DETECT_LOCALE !== 'false',
  offline: vars.VITE_OFFLINE === 'on' || vars.VITE_OFFLINE === 'remove' ? vars.VITE_OFFLINE : 'off',
}

/** Keys of the site's own entries in local storage. */
export const storageKeys = {
  locale: `${env.appId}:locale`,
  settings: `${env.appId}:settings`,
  searches: `${env.appId}:searches`,
  /** Followed by the labels of the tabs. */
  tabs: `${env.appId}:docs-tabs:`,
} as const
