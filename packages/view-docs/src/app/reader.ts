import { startReader } from '@view-site/docs/reader'
import { partialGroupAttribute, tanstackHistoryKeys } from '@view-site/layout/navigation'
import { attachControls, controlSelector, needsLayout, panelSelector, type Controls } from '@view-site/layout/prepaint'
import { pageStorage } from '@view-site/platform'
import { loadApplication, readUntilHydration } from '@view-site/static-site/hydrate'
import { loadMenus } from '@view-site/static-site/navigate'
import { readerPorts } from './ports.ts'
import { startOffline } from './startOffline.ts'
import { isArticleAddress, localePaths, storageKeys } from './site/site.ts'

/** Makes an article page interactive without the application, which is loaded on demand. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  if (location.search !== '' || needsLayout(pageStorage.getItem(storageKeys.settings))) return void loadApp()
  let controls: Controls | undefined
  const reader = startReader({
    root,
    ports: readerPorts(),
    isArticle: isArticleAddress,
    anchorLinks: `${panelSelector} nav a[href^="#"]`,
    historyKeys: tanstackHistoryKeys,
    onShow: () => controls?.update(),
  })
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) pageStorage.setItem(storageKeys.locale, language)
  })
  readUntilHydration({
    root,
    reader,
    load: loadApp,
    partialAttribute: partialGroupAttribute,
    controls: {
      selector: controlSelector,
      async start() {
        controls = attachControls(root, { storage: pageStorage, storageKey: storageKeys.settings })
        return controls
      },
    },
  })
}

/** Loads the application with the menus, which its first render needs. */
function loadApp(): Promise<void> {
  return loadApplication(() => loadMenus(localePaths.localeOfPath(location.pathname), localePaths.base))
}

main()
startOffline()
