import { createI18n, loadT, localeOf, switchLocale } from '@view-site/i18n'
import { chooseLocale, isLocale, locales, type Localized } from '@view-site/i18n/product'
import { createLayout, followDynamicMenu, layoutT, type LayoutInputs } from '@view-site/layout'
import { browserStorage, type KeyValueStorage } from '@view-site/platform'
import { attachLog, createLog } from '@view-site/layout/log'
import { followPages } from '@view-site/layout/navigation'
import { createSavedPages } from '@view-site/layout/saved-pages'
import { createBrand } from '@view-site/layout/brand'
import { offerSiderModes } from '@view-site/layout/sider-modes'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import { createTours } from '@view-site/layout/tour'
import { createWatermark } from '@view-site/layout/watermark'
import { createMessageCenter } from '@view-site/ui'
import type { App } from './App.ts'
import { shell, storageKeys } from './config.ts'
import { createAppRouter } from './createAppRouter.ts'
import { createEquipment } from './data/createEquipment.ts'
import { createRequests } from './data/createRequests.ts'
import { loadMenu } from './menu/loadMenu.ts'
import { manyMenu } from './menu/manyMenu.ts'
import { menuIcons } from './menu/menuIcons.tsx'
import { ownMenu } from './menu/ownMenu.ts'
import { createSession } from './session/createSession.ts'
import { layoutTexts, texts } from './texts.ts'
import { titleOf } from './titleOf.ts'

/** Creates the parts of the app, each once, and connects them through ports. */
export async function createApp(storage: KeyValueStorage = browserStorage()): Promise<App> {
  const i18n = createI18n(chooseLocale({ stored: storage.getItem(storageKeys.locale), languages: navigator.languages }))
  const session = createSession(storage)
  const equipment = createEquipment(storage)
  const requests = createRequests(storage)
  const router = createAppRouter({ session, equipment })
  const log = createLog({ context: () => ({ user: { role: session.role() } }) })
  let isMany = false

  /** The layout's inputs for the current language, session and data. */
  async function inputs() {
    const locale = localeOf(i18n, locales)
    const [t, ofLayout] = await Promise.all([loadT(i18n, texts), layoutTexts(locale)])
    document.documentElement.lang = locale
    const waiting = requests.waiting().length
    const menu = ownMenu(t, waiting)
    return {
      t: layoutT(ofLayout),
      brand: { title: t('brand') },
      menu: isMany ? manyMenu(menu, t) : menu,
      titleOf: (path) => titleOf(path, { t, equipment }),
      messages: session.can()(['assets']) ? waiting : 0,
      can: session.can(),
      user: session.role() === null ? null : 'me',
      locale: { current: locale, options: languages, choose: (to) => void chooseLanguage(to) },
      footer: { groups: [], copyright: `© 2026 ${t('brand')}`, note: t('footer.note') },
    } satisfies Partial<LayoutInputs>
  }
  const refresh = async () => layout.update(await inputs())

  async function chooseLanguage(to: string) {
    if (!isLocale(to)) return
    storage.setItem(storageKeys.locale, to)
    await switchLocale(i18n, to)
    await refresh()
  }

  const layout = createLayout({
    ...shell,
    ...(await inputs()),
    router: tanstackAdapter(router),
    storage,
    icons: menuIcons,
    log,
    tabs: { home: '/' },
  })
  const saved = createSavedPages(layout)

  return {
    i18n,
    session,
    equipment,
    requests,
    messages: createMessageCenter(),
    watermark: createWatermark(),
    router,
    layout,
    saved,
    tours: createTours(layout),
    async showManyItems(show) {
      isMany = show
      await refresh()
    },
    start() {
      const stops = [
        attachLog(log),
        followPages(layout),
        followDynamicMenu(layout, () => loadMenu(localeOf(i18n, locales))),
        saved.start(),
        offerSiderModes(layout),
        createBrand(layout).start(),
        requests.subscribe(() => void refresh()),
        equipment.subscribe(() => void refresh()),
        // Another role: the menus follow at once, and the page that is shown is asked about again.
        session.subscribe(() => void refresh().then(() => router.invalidate())),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const names: Localized = { 'zh-CN': '简体中文', 'en-US': 'English' }
const languages = locales.map((value) => ({ value, label: names[value] }))
