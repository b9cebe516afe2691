import { links } from '@view-site/site-data/links'

/** What the build is told about the place it will run at. */
export interface Env {
  /** Origin of the public site, without a trailing slash. */
  origin: string
  /** Base URL of the API; empty is the site's own origin. */
  apiUrl: string
  /** Prefix of cookies and stored keys. */
  appId: string
  /** Id of the site's unit at VAPTCHA; empty: everybody passes, as in development. A mode has its own, by `.env.<mode>`. */
  vaptchaId: string
  /** Where the code of demos goes. */
  playground: string
  /** Whether the browser's languages may choose the locale. */
  detectLocale: boolean
}

const vars = import.meta.env as Record<string, string | undefined>

/** The one place where the environment is read; what the application alone is told stands in `appEnv`. */
export const env: Env = {
  origin: (vars.VITE_ORIGIN ?? 'https://www.view-ui.example').replace(/\/$/, ''),
  apiUrl: vars.VITE_API_URL ?? '',
  appId: vars.VITE_APP_ID ?? 'view-site',
  vaptchaId: vars.VITE_VAPTCHA_ID ?? '',
  playground: vars.VITE_PLAYGROUND ?? links.playground,
  detectLocale: vars.VITE_DETECT_LOCALE !== 'false',
}

/** Keys of the site's own entries in local storage. */
export const storageKeys = {
  locale: `${env.appId}:locale`,
  settings: `${env.appId}:settings`,
  searches: `${env.appId}:searches`,
  /** Followed by the labels that stood side by side. */
  tabs: `${env.appId}:docs-tabs:`,
} as const
