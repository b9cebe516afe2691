import { loadT, overlayTexts } from '@view-site/i18n'
import { followDynamicMenu } from '@view-site/layout'
import { followLoading } from '@view-site/layout/navigation'
import { version } from 'view-ui-plus/package.json'
import { createAnalytics } from '../analytics/createAnalytics.ts'
import type { Site } from '../app/Site.ts'
import { loadStatus } from '../app/loadStatus.ts'
import { siteTexts } from '../app/texts.ts'
import { appEnv } from '../appEnv.ts'
import { badgeNewVersion } from './badgeNewVersion.ts'
import { countNotices } from './countNotices.ts'
import { followSitePages } from './followSitePages.ts'
import { startLog } from './startLog.ts'

/**
 * Starts everything that no page waits for: log, titles, page views, menus and texts from the server, the badge for a new version.
 * @param mounted Resolves when the frame of the page is in the document.
 */
export async function startBackgroundTasks(site: Site, mounted: Promise<void>): Promise<void> {
  const { services, layout } = site
  const log = startLog(services, layout)
  followLoading(layout, { onError: () => void loadStatus().then(({ status }) => status.failed(), ignore) })
  // Loaded before it is needed: without a network it could not be loaded any more. If it fails, the next failure tries again.
  void loadStatus().catch(ignore)
  countNotices(services.messages, layout)
  followSitePages(site, createAnalytics(appEnv.analytics, log))
  followDynamicMenu(layout, () => services.api.call('/api/system/menu/list', {}, { silent: true }))
  // Texts that the owner has changed; if the request fails, the built-in ones stay. React hydrates the page after its frame: until then,
  // other texts than those of the HTML would be a mismatch.
  void Promise.all([services.api.call('/api/system/i18n/list', {}, { silent: true }), mounted.then(untilIdle)]).then(
    ([texts]) => Object.keys(texts).length > 0 && overlayTexts(services.i18n, texts),
    () => undefined,
  )
  const t = await loadT(services.i18n, siteTexts)
  badgeNewVersion({ layout, version, text: t('menu.productNew') })
}

function ignore(): void {}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 4000 })
    else setTimeout(resolve, 200)
  })
}
