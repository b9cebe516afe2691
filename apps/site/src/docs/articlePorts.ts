import { readToc, type ArticlePorts } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/product'
import { preloadPath } from '@view-site/layout/tanstack'
import { reportFailures } from '@view-site/static-site/hydrate'
import { loadStatus } from '../app/loadStatus.ts'
import type { Site } from '../app/Site.ts'
import { mountPort } from './mountPort.ts'
import { editorPort } from './editor/editorPort.ts'
import { playgroundPort } from './playground/playgroundPort.ts'
import { tabChoices } from './tabChoices.ts'

/** Connects articles to the site: demos, playground, navigation, sign-in and messages. */
export function articlePorts({ services, layout, router }: Site, signIn: () => void): ArticlePorts {
  return {
    demos: { mount: mountPort },
    editor: editorPort,
    playground: playgroundPort,
    navigate: (href) => layout.router.navigate(stripLocale(href)),
    prefetch: (href) => preloadPath(router, stripLocale(href)),
    choices: tabChoices,
    locked: services.locked,
    anchors: (article) => services.openedAnchors.set(readToc(article)),
    signIn,
    onFail: reportFailures(loadStatus),
    announce: (text) => void services.messages.message({ type: 'success', text }),
  }
}
