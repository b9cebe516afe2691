import { recordReferrer } from '@view-site/auth'
import { startReader } from '@view-site/docs/reader'
import { localeOfPath, stripLocale } from '@view-site/i18n/locale'
import { hydrateOnInteraction, isReplaced, loadApplication, onHydration } from '@view-site/static-site/hydrate'
import { chooseLocale } from './app/chooseLocale.ts'
import { loadMenus } from './docs/menus.ts'
import { readerPorts } from './docs/readerPorts.ts'
import { isProduct } from './docs/products.ts'
import { appIsWanted } from './reader/appIsWanted.ts'

/** Brings a page of documentation to life without the application, which comes when it is wanted. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not made by this build.')
  if (appIsWanted()) return void loadApp()
  recordReferrer()
  const reader = startReader({ root, ports: readerPorts(), isArticle: (path) => isProduct(stripLocale(path).split('/')[1] ?? '') })
  let coming: Promise<void> | undefined
  const hydrate = () => {
    if (coming) return
    document.documentElement.dataset.waking = ''
    reader.save()
    coming = loadApp().catch(async () => {
      // Without the network the page stays readable; the next use tries again.
      coming = undefined
      delete document.documentElement.dataset.waking
      if (await isReplaced()) location.reload()
    })
  }
  const { replay } = hydrateOnInteraction(root, hydrate)
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) chooseLocale(language)
  })
  onHydration({
    before: () => reader.stop(),
    after() {
      delete document.documentElement.dataset.waking
      // In a task of its own: the control is hydrated when it is pressed, which cannot begin inside another render.
      setTimeout(replay)
    },
  })
  document.documentElement.dataset.ready = 'reader'
}

/** The application replaces the page's content at once, and could not respond without the menus. */
function loadApp(): Promise<void> {
  return loadApplication(() => loadMenus(localeOfPath(location.pathname)))
}

main()
