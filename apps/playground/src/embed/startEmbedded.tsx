import { browserStorage } from '@view-site/platform'
import { playgroundClose, playgroundEmbed, playgroundOpenType, type PlaygroundOpen } from '@view-site/vue-demo/playground'
import { createApp, type App } from '../createApp.ts'
import { partsOf } from '../protocol/CodeMessage.ts'
import type { Files } from '../protocol/files.ts'
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
      kept={kept?.files}
      // Nothing secret: the page may be of any origin.
      onClose={() => host.postMessage(playgroundClose, '*')}
      onOpen={(files) => host.postMessage({ type: playgroundOpenType, ...partsOf(files) } satisfies PlaygroundOpen, app.home)}
    />,
  )
  receiveCode({
    opener: host,
    origins: app.origins,
    // Changes of a demo that is not the same any more are of no use.
    onCode: (code) => void app.openCode(kept && isSame(kept.original, code.files) ? { ...code, ...kept } : code),
  })
}

function isSame(one: Files, other: Files): boolean {
  const names = Object.keys(other)
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
}

startEmbedded()
