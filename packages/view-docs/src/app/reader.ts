import { startReader } from '@view-site/docs/reader'
import { partialGroupAttribute } from '@view-site/layout/navigation'
import { panelSelector } from '@view-site/layout/prepaint'
import { pageStorage } from '@view-site/platform'
import { hydrateOnInteraction, isReplaced, loadApplication, onHydration } from '@view-site/static-site/hydrate'
import { historyKeys } from './historyKeys.ts'
import { loadMenus } from './menus.ts'
import { readerPorts } from './ports.ts'
import { isArticlePath, localePaths, storageKeys } from './site.ts'

/** Makes an article page interactive without the application, which is loaded when it is needed. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not written by this build.')
  // Stored settings change the shell.
  if (location.search !== '' || pageStorage.getItem(storageKeys.settings) !== null) return void loadApp()
  const reader = startReader({
    root,
    ports: readerPorts(),
    isArticle: (path) => isArticlePath(localePaths.stripLocale(path)),
    anchorLinks: `${panelSelector} nav a[href^="#"]`,
    historyKeys,
  })
  let loading: Promise<void> | undefined
  const hydrate = () => {
    if (loading) return
    document.documentElement.dataset.hydrating = ''
    reader.save()
    loading = loadApp().catch(async () => {
      // Offline the page stays readable, and the next interaction tries again.
      loading = undefined
      delete document.documentElement.dataset.hydrating
      if (await isReplaced()) location.reload()
    })
  }
  const { replay } = hydrateOnInteraction(root, { hydrate, partialAttribute: partialGroupAttribute })
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) pageStorage.setItem(storageKeys.locale, language)
  })
  onHydration({
    before: () => reader.stop(),
    after() {
      delete document.documentElement.dataset.hydrating
      // In a separate task: the replayed click hydrates its control, which cannot start during another render.
      setTimeout(replay)
    },
  })
  document.documentElement.dataset.ready = 'reader'
}

/** Loads the application with the menus, which its first render needs. */
function loadApp(): Promise<void> {
  return loadApplication(() => loadMenus(localePaths.localeOfPath(location.pathname)))
}

main()
