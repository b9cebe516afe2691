import { browserStorage } from '@view-site/platform'
import { playgroundClose, playgroundEmbed, playgroundOpenType, type PlaygroundOpen } from '@view-site/vue-demo/playground'
import { createApp, type App } from '../createApp.ts'
import { receiveCode } from '../protocol/receiveCode.ts'
import { draftStore } from '../state/draftStore.ts'
import { storageKeys } from '../storageKeys.ts'
import { renderApp } from '../view/renderApp.tsx'
import { EmbeddedPage } from './EmbeddedPage.tsx'
import { hostStorage } from './hostStorage.ts'

/** Starts a playground inside of another page, which sends the code and the theme. Changes are stored by the name of the code. */
function startEmbedded(): void {
  const { parent: host } = window
  const name = new URLSearchParams(location.search).get(playgroundEmbed) ?? ''
  const drafts = draftStore(
    browserStorage(() => sessionStorage),
    () => name,
    `${storageKeys.draft}:${name}`,
  )
  const kept = drafts.read()
  const app: App = createApp({ storage: hostStorage({ search: location.search, host, origins: () => app.origins }), drafts })
  renderApp(
    app,
    <EmbeddedPage
      kept={kept?.source}
      // Nothing secret: the page may be of any origin.
      onClose={() => host.postMessage(playgroundClose, '*')}
      onOpen={(source) => host.postMessage({ type: playgroundOpenType, source } satisfies PlaygroundOpen, app.home)}
    />,
  )
  receiveCode({
    opener: host,
    origins: app.origins,
    // Changes of a demo that is not the same any more are of no use.
    onCode: (code) => void app.openCode(kept?.original === code.source ? { ...code, ...kept } : code),
  })
}

startEmbedded()
