import { firstViewScript } from '@view-site/docs/reader'
import { locales } from '@view-site/i18n/product'
import { prepaintScript } from '@view-site/layout'
import { bootScript, holdDemoPresses, holdPresses, inlineScript, localeScript, redirectScript } from '@view-site/static-site/inline'
import { env, storageKeys } from './env.ts'

/** Runs in the head: redirects to the visitor's locale, sets the theme, and holds early presses. */
export const beforePaintScript = [
  inlineScript(localeScript, storageKeys.locale, locales, env.detectLocale),
  prepaintScript({ storageKey: storageKeys.settings }),
  inlineScript(holdPresses),
].join(';')

/** Runs in the head of documentation: limits the first frame to the viewport. */
export const articleSource = inlineScript(firstViewScript)

/** Runs on the pages of moved addresses. */
export const redirectSource = inlineScript(redirectScript)

/** Runs in the head of pages with snapshots of demos: holds clicks on them. */
export const snapshotSource = inlineScript(holdDemoPresses)

/** Runs at the end of the body: starts the application after the first paint. */
export const bootSource = inlineScript(bootScript)
