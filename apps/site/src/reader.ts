import { recordReferrer } from '@view-site/auth'
import { localeOfPath } from '@view-site/i18n/product'
import { partialGroupAttribute } from '@view-site/layout/navigation'
import { controlSelector, searchButton } from '@view-site/layout/prepaint'
import { loadApplication, readUntilHydration, reportFailures, reportFailedStart } from '@view-site/static-site/hydrate'
import { chooseLocale } from './app/chooseLocale.ts'
import { loadStatus } from './app/loadStatus.ts'
import { startOffline } from './app/startOffline.ts'
import { loadMenus } from '@view-site/static-site/navigate'
import { attachControls } from './reader/attachControls.ts'
import { needsApplication } from './reader/needsApplication.ts'

const report = reportFailures(loadStatus)

/** Makes an article page interactive without the application, which is loaded when it is needed. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  if (needsApplication()) return void loadApp().catch(() => reportFailedStart(report))
  recordReferrer()
  const controls = attachControls(root, { onFail: report })
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) chooseLocale(language)
  })
  readUntilHydration({
    root,
    async loadReader() {
      const { readArticles } = await import('./reader/readArticles.ts')
      return () => readArticles(root, { onShow: controls.update, report })
    },
    load: loadApp,
    onFail: report,
    partialAttribute: partialGroupAttribute,
    controls: {
      selector: `${controlSelector}, ${searchButton}`,
      start: () => Promise.resolve(controls),
    },
  })
}

/** Loads the application with the menus, which its first render needs. */
function loadApp(): Promise<void> {
  return loadApplication(() => loadMenus(localeOfPath(location.pathname)))
}

main()
startOffline()
