import { recordReferrer } from '@view-site/auth'
import { startReader } from '@view-site/docs/reader'
import { stripLocale } from '@view-site/i18n/locale'
import { chooseLocale } from './app/chooseLocale.ts'
import { readerPorts } from './docs/readerPorts.ts'
import { isProduct } from './docs/products.ts'
import { appIsWanted } from './reader/appIsWanted.ts'
import { isReplaced } from './reader/isReplaced.ts'
import { loadApp } from './reader/loadApp.ts'
import { holdPage } from './reader/takeover.ts'
import { wakeOn } from './reader/wakeOn.ts'

/** Brings a page of documentation to life without the application, which comes when it is wanted. */
function main(): void {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app element: it was not made by this build.')
  if (appIsWanted()) return void loadApp()
  recordReferrer()
  const reader = startReader({ root, ports: readerPorts(), isArticle: (path) => isProduct(stripLocale(path).split('/')[1] ?? '') })
  let coming: Promise<void> | undefined
  const wake = () => {
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
  const { repeat } = wakeOn(root, wake)
  root.addEventListener('click', ({ target }) => {
    const language = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (language) chooseLocale(language)
  })
  holdPage({
    leave: () => reader.stop(),
    arrive() {
      delete document.documentElement.dataset.waking
      // In a task of its own: the control is hydrated when it is pressed, which cannot begin inside another render.
      setTimeout(repeat)
    },
  })
  document.documentElement.dataset.ready = 'reader'
}

main()
