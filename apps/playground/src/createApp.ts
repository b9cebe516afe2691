import { createI18n, localeOf, loadT, switchLocale, type I18n } from '@view-site/i18n'
import { locales, chooseLocale, type Locale } from '@view-site/i18n/product'
import { createMessageCenter, type MessageCenter } from '@view-site/ui'
import frames from 'virtual:frames'
import { browserStorage, type KeyValueStorage } from '@view-site/platform'
import { env } from './env.ts'
import type { CodeMessage } from './protocol/CodeMessage.ts'
import { mainFile } from './protocol/files.ts'
import { openerOrigins } from './protocol/openerOrigins.ts'
import { chooseLibrary, type ChosenLibrary } from './run/chooseLibrary.ts'
import { createFrameLoader } from './run/createFrameLoader.ts'
import { createPlayground, type Playground } from './state/createPlayground.ts'
import { createTheme, type Theme } from './state/createTheme.ts'
import { draftStore, type Draft, type DraftStore } from './state/draftStore.ts'
import { storageKeys } from './storageKeys.ts'
import { texts } from './texts.ts'

/** What differs in a playground that is embedded in another page. */
export interface AppOptions {
  /** Language and theme. @default those that the visitor chose in the playground */
  storage?: KeyValueStorage
  /** @default the draft of the tab */
  drafts?: DraftStore
}

/** Everything that lives as long as the page. */
export interface App {
  readonly i18n: I18n
  readonly theme: Theme
  readonly messages: MessageCenter
  readonly playground: Playground
  readonly library: ChosenLibrary
  /** Origins of the sites that may send code. */
  readonly origins: readonly string[]
  /** Origin of the documentation: the site that opened the playground, or the first allowed one. */
  readonly home: string
  /** Switches page and code to another language. */
  chooseLocale: (locale: Locale) => Promise<void>
  /** Shows code, and the page in its language. Reset returns to `original`. @default for `original`: the code itself */
  openCode: (code: CodeMessage & Partial<Draft>) => Promise<void>
  /** Puts the code into the URL and copies the URL to the clipboard. */
  share: () => Promise<void>
  /** Saves a Vite project with the code as a zip file. */
  download: () => Promise<void>
  /** Reports that a part did not load that is loaded on first use. */
  reportNotLoaded: () => Promise<void>
  /** Opens the initial code: from the link, from this tab before a reload, from the page that opened it, or a sample. */
  start: () => Promise<void>
}

/** Milliseconds to wait for code from the opener before showing the sample. */
const openerTimeout = 3000

/** Creates the app with all its parts. */
export function createApp({
  storage = browserStorage(),
  drafts = draftStore(
    browserStorage(() => sessionStorage),
    () => location.search + location.hash,
  ),
}: AppOptions = {}): App {
  const i18n = createI18n(chooseLocale({ stored: storage.getItem(storageKeys.locale), languages: navigator.languages }))
  const messages = createMessageCenter()
  const library = chooseLibrary(location.search, frames)
  const origins = openerOrigins(env.sites, location, document.referrer)
  const home = origins.find((origin) => document.referrer.startsWith(`${origin}/`)) ?? origins[0] ?? '/'
  const theme = createTheme(storage)
  const playground = createPlayground({
    loadFrame: createFrameLoader(library.frame),
    loadCompiler: () => import('./compile/index.ts'),
    loadTraps: () =>
      import('./traps/trapsIn.ts').then((module) => (source) => module.trapsIn(source, { locale: localeOf(i18n, locales), home })),
    loadDark: () => import('./dark/darkTheme.ts').then((module) => module.darkTheme(location.search)),
    theme: theme.shown,
    drafts,
    locale: () => localeOf(i18n, locales),
  })

  async function speak(locale: Locale): Promise<void> {
    if (locale !== localeOf(i18n, locales)) await switchLocale(i18n, locale)
    const t = await loadT(i18n, texts)
    document.documentElement.lang = locale
    document.title = t('title')
  }

  async function reportNotLoaded(): Promise<void> {
    messages.notice({ type: 'warning', title: (await loadT(i18n, texts))('notLoaded') })
  }

  const loadShare = () => import('./share/index.ts').catch(reportNotLoaded)

  async function openCode({ locale, ...code }: CodeMessage & Partial<Draft>): Promise<void> {
    await speak(locale)
    playground.open(code)
  }

  /** Opens the code in the URL; false if there is no valid code. */
  async function openLink(): Promise<boolean> {
    if (!location.hash.startsWith('#code')) return false
    const parts = await loadShare()
    const shared = await parts?.readShared({ i18n, messages })
    if (!shared) return false
    await openCode(shared)
    return true
  }

  return {
    i18n,
    theme,
    messages,
    playground,
    library,
    origins,
    home,
    async chooseLocale(locale) {
      storage.setItem(storageKeys.locale, locale)
      await speak(locale)
      playground.run()
    },
    openCode,
    async share() {
      const parts = await loadShare()
      await parts?.shareCode({ playground, i18n, messages })
    },
    async download() {
      try {
        const { downloadProject } = await import('./project/downloadProject.ts')
        downloadProject(playground.files(), { locale: localeOf(i18n, locales), version: library.version ?? undefined })
      } catch {
        await reportNotLoaded()
      }
    },
    reportNotLoaded,
    async start() {
      const openSample = async () => {
        // Without its chunk the editor is empty and can be used.
        const { sampleCode } = await import('./state/sampleCode.ts').catch(() => ({ sampleCode: () => '' }))
        if (playground.files()[mainFile] === '') playground.open({ files: { [mainFile]: sampleCode(localeOf(i18n, locales)) } })
      }
      addEventListener('hashchange', () => void openLink())
      // Not waited for: without it the page works with a connection.
      import('./offline/keepForOffline.ts').then(({ keepForOffline }) => keepForOffline(playground)).catch(() => {})
      await speak(localeOf(i18n, locales))
      const { opener } = window
      if (opener) {
        const receive = import('./protocol/receiveCode.ts')
        receive
          .then(({ receiveCode }) => receiveCode({ opener, origins, onCode: (code) => void openCode(code) }))
          // The sample is shown then.
          .catch(() => {})
      }
      const draft = drafts.read()
      if (draft) playground.open(draft)
      else if (await openLink()) return
      else if (opener) setTimeout(() => void openSample(), openerTimeout)
      else await openSample()
    },
  }
}
