import { startReader } from '@view-site/docs/reader'
import { partialGroupAttribute, tanstackHistoryKeys } from '@view-site/layout/navigation'
import { attachControls, controlSelector, needsLayout, panelSelector, searchButton } from '@view-site/layout/prepaint'
import { pageStorage } from '@view-site/platform'
import { loadApplication, readUntilHydration, reportFailures, reportFailedStart } from '@view-site/static-site/hydrate'
import { loadMenus } from '@view-site/static-site/navigate'
import { readerPorts } from './ports.ts'
import { startOffline } from './startOffline.ts'
import { loadStatus } from './status/loadStatus.ts'
import { isArticleAddress, localePaths, storageKeys } from './site/site.ts'

/** When the status of the page is loaded, in ms after the start: before it is needed, since without a network it could not be loaded any more. */
const statusDelay = 2000

const report = reportFailures(loadStatus)

/** Makes an article page interactive without the application, which is loaded on demand. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  if (location.search !== '' || needsLayout(pageStorage.getItem(storageKeys.settings)))
    return void loadApp().catch(() => reportFailedStart(report))
  const controls = attachControls(root, {
    storage: pageStorage,
    storageKey: storageKeys.settings,
    search: { load: searchLoader(), onFail: report },
  })
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) pageStorage.setItem(storageKeys.locale, language)
  })
  readUntilHydration({
    root,
    loadReader: async () => () =>
      startReader({
        root,
        ports: readerPorts(),
        isArticle: isArticleAddress,
        anchorLinks: `${panelSelector} nav a[href^="#"]`,
        historyKeys: tanstackHistoryKeys,
        onShow: controls.update,
        onUnreachable: report,
      }),
    load: loadApp,
    onFail: report,
    partialAttribute: partialGroupAttribute,
    controls: {
      selector: `${controlSelector}, ${searchButton}`,
      start: () => Promise.resolve(controls),
    },
  })
}

/** Loads the search once, in the locale of the page. */
function searchLoader(): () => Promise<() => void> {
  let loaded: Promise<() => void> | undefined
  return () => {
    loaded ??= import('./loadSearch.ts').then(({ loadSearch }) => loadSearch(localePaths.localeOfPath(location.pathname)))
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
}

/** Loads the application with the menus, which its first render needs. */
function loadApp(): Promise<void> {
  return loadApplication(() => loadMenus(localePaths.localeOfPath(location.pathname), localePaths.base))
}

main()
startOffline()
// If it fails, the next failure tries again.
setTimeout(() => void loadStatus().catch(() => undefined), statusDelay)
