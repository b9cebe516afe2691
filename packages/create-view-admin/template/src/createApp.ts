import { chooseLocale, createI18n, loadT, localeOf, switchLocale } from '@view-site/i18n'
import { browserStorage, createLayout, layoutT, type LayoutInputs } from '@view-site/layout'
import { followPages } from '@view-site/layout/navigation'
import { createMessageCenter } from '@view-site/ui'
import type { App } from './App.ts'
import { createApi } from './api/createApi.ts'
import { shell, storageKeys, title } from './config.ts'
import { languageNames, languages } from './languages.ts'
import { appMenu } from './menu/appMenu.ts'
import { menuIcons } from './menu/menuIcons.ts'
import { createAppRouter } from './router/createAppRouter.tsx'
import { createSession } from './session/createSession.ts'
import { layoutTexts, texts } from './texts.ts'
import { titleOf } from './titleOf.ts'

/** Creates the app: each part once; the parts only know each other through what they are given. */
export async function createApp(): Promise<App> {
  const storage = browserStorage()
  const i18n = createI18n(chooseLocale(languages, { stored: storage.getItem(storageKeys.locale), languages: navigator.languages }))
  const api = createApi()
  const session = createSession(api)
  const router = createAppRouter({ api, session })

  /** What the layout shows in the present language and to the present user. */
  async function inputs() {
    const locale = localeOf(i18n, languages)
    const [t, ofLayout] = await Promise.all([loadT(i18n, texts), layoutTexts(locale)])
    document.documentElement.lang = locale
    const user = session.user()
    return {
      t: layoutT(ofLayout),
      brand: { title },
      menu: appMenu(t),
      titleOf: (path) => titleOf(path, t),
      can: session.can(),
      user: user === undefined ? undefined : (user?.email ?? null),
      locale: {
        current: locale,
        options: languages.map((value) => ({ value, label: languageNames[value] })),
        choose: (to) => void chooseLanguage(to),
      },
    } satisfies Partial<LayoutInputs>
  }
  async function refresh() {
    layout.update(await inputs())
  }
  async function chooseLanguage(to: string) {
    storage.setItem(storageKeys.locale, to)
    await switchLocale(i18n, to)
    await refresh()
  }

  const layout = createLayout({
    ...shell,
    ...(await inputs()),
    router: router.port,
    storage,
    icons: menuIcons,
    tabs: { home: '/' },
  })

  return {
    api,
    i18n,
    session,
    messages: createMessageCenter(),
    router,
    layout,
    start() {
      const stops = [followPages(layout), session.subscribe(() => void refresh())]
      return () => stops.forEach((stop) => stop())
    },
  }
}
