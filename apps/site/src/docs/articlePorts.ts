import { links } from '@view-site/site-data/links'
import { readToc, type ArticlePorts } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/locale'
import { preloadPath } from '@view-site/layout/tanstack'
import { browserStorage } from '@view-site/layout'
import type { Site } from '../app/Site.ts'
import { storageKeys } from '../env.ts'
import { loadDemo } from './loadDemo.ts'
import { openPlayground } from './openPlayground.ts'

/** What the site gives its articles: demos, the playground, navigation, sign-in and a voice. */
export function articlePorts({ services, layout, router }: Site, signIn: () => void): ArticlePorts {
  const storage = browserStorage()
  return {
    demos: {
      mount: (host, { page, name, locale }, { onReady, onError }) => {
        let dispose: (() => void) | undefined
        let isOver = false
        const start = async () => {
          const { mountDemo } = await import('@view-site/vue-demo')
          if (!isOver) dispose = mountDemo({ host, load: () => loadDemo(page, name, locale), locale, onReady, onError })
        }
        start().catch((error: unknown) => isOver || onError(error))
        return () => {
          isOver = true
          dispose?.()
        }
      },
    },
    playground: { open: ({ source, locale }) => openPlayground(links.playground, { source, locale }) },
    navigate: (href) => layout.router.navigate(stripLocale(href)),
    prefetch: (href) => preloadPath(router, stripLocale(href)),
    choices: {
      get: (labels) => storage.get(storageKeys.tabs + labels),
      set: (labels, label) => storage.set(storageKeys.tabs + labels, label),
    },
    locked: services.locked,
    anchors: (article) => services.anchors.set(readToc(article)),
    signIn,
    announce: (text) => void services.messages.message({ type: 'success', text }),
  }
}
