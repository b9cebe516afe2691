import { createMemoryHistory } from '@tanstack/react-router'
import { firstViewScript } from '@view-site/docs/reader'
import { prepaintScript, searchDialogId } from '@view-site/layout/prepaint'
import { pickerFrame } from '@view-site/layout/search/prepaint'
import type { RenderedPage } from '@view-site/static-site/build'
import { bootScript, holdDemoPresses, holdPresses, inlineScript, localeScript, redirectScript } from '@view-site/static-site/inline'
import { prerender } from 'react-dom/static'
import { dismissAttribute, dismissedKey, hiddenAttribute } from '../announcement/announcementNames.ts'
import { announcementScript } from '../announcement/announcementScript.ts'
import { Application } from './Application.tsx'
import type { ArticleSource } from '@view-site/static-site/navigate'
import { createApp } from './createApp.ts'
import { pageHead } from './pageHead.ts'
import { pickerTexts } from './pickerTexts.ts'
import { localePaths, shellSettings, site, storageKeys } from './site/site.ts'

export { articleRouteId } from './createAppRouter.tsx'
export { setMenus } from '@view-site/static-site/navigate'
export { renderSnapshot } from './renderSnapshot.ts'
export { localePaths } from './site/site.ts'

/**
 * Inline script of the head: redirects to the visitor's locale, sets the theme, hides the announcement, and holds early clicks until
 * their handlers are loaded.
 */
export const beforePaintScript = [
  inlineScript(localeScript, storageKeys.locale, localePaths.locales, site.detectLocale, localePaths.base),
  prepaintScript({ storageKey: storageKeys.settings, settings: shellSettings }),
  ...announcementScripts(),
  // After the announcement's script, which handles its button itself.
  inlineScript(holdPresses),
].join(';')

/** The script of the announcement; empty without one. */
function announcementScripts(): string[] {
  if (!site.announcement) return []
  const { id, from, until } = site.announcement
  const names = { storageKey: dismissedKey, hidden: hiddenAttribute, dismiss: dismissAttribute }
  return [inlineScript(announcementScript, { id, from, until, ...names })]
}

/** Inline script of articles: limits the first frame to the viewport. */
export const articleSource = inlineScript(firstViewScript)

/** Inline script of redirect pages. */
export const redirectSource = inlineScript(redirectScript)

/** Inline script of pages with snapshots of demos: holds clicks on them. */
export const snapshotSource = inlineScript(holdDemoPresses)

/** Inline script at the end of the body: starts the application after the first paint. */
export const bootSource = inlineScript(bootScript)

/** Renders one route in one locale. Throws if a component throws. */
export async function renderPage(path: string, locale: string, articles: ArticleSource): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [localePaths.localizePath(path, locale)] })
  const app = await createApp({ locale, articles, history, isServer: true })
  const failures: unknown[] = []
  const { prelude } = await prerender(<Application app={app} />, {
    // Inlines all Suspense boundaries: the page must be complete without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const body = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} (${locale}) could not be rendered: ${String(failures[0])}`, { cause: failures[0] })
  const frames = body.includes(`aria-controls="${searchDialogId}"`) ? pickerFrame(await pickerTexts(locale)) : ''
  return { head: pageHead(app.router, locale), body, frames, routeIds: app.router.state.matches.map((match) => match.routeId) }
}
