import { prepaintScript } from '@view-site/layout'
import { env, storageKeys } from '../env.ts'
import { bootScript } from './bootScript.ts'
import { inlineScript } from './inlineScript.ts'
import { localeScript } from './localeScript.ts'
import { firstViewScript } from './firstViewScript.ts'

/** Runs in the head: moves the visitor to his locale, sets the theme, decides what the first frame is for. */
export const beforePaintScript = [
  inlineScript(localeScript, storageKeys.locale, '/en-US', env.detectLocale),
  prepaintScript({ storageKey: storageKeys.settings }),
  inlineScript(firstViewScript),
].join(';')

/** Runs at the end of the body: starts the application after the first paint. */
export const bootSource = inlineScript(bootScript)
