import type { RouterHistory } from '@tanstack/react-router'
import { createLayout, layoutT, type Layout, type LayoutInputs, type LayoutTexts } from '@view-site/layout'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import { pageStorage } from '@view-site/platform'
import type { App } from './App.ts'
import type { ArticleSource } from '@view-site/static-site/navigate'
import { createAppRouter } from './createAppRouter.tsx'
import { loadMenus } from '@view-site/static-site/navigate'
import { localePaths, shellSettings, site, storageKeys } from './site/site.ts'
import { inLanguage } from './site/inLanguage.ts'
import { siteMenu } from './siteMenu.ts'

export interface AppOptions {
  locale: string
  articles: ArticleSource
  /** @default the browser's history */
  history?: RouterHistory
  /** Whether the page is prerendered to HTML. @default false */
  isServer?: boolean
}

/** Creates the application and loads the data of its first render: texts, menus, and the data of the current route. */
export async function createApp({ locale, articles, history, isServer = false }: AppOptions): Promise<App> {
  const router = createAppRouter({ context: { locale, articles }, isServer, ...(history ? { history } : {}) })
  // Marks the markup as server-rendered, so that the router renders the same boundaries around its matches.
  if (!isServer) router.ssr = { manifest: undefined }
  const [texts] = await Promise.all([layoutTexts(locale), loadMenus(locale, localePaths.base)])
  await router.load()
  const layout = createLayout({
    router: tanstackAdapter(router),
    t: layoutT(texts),
    brand: { title: site.title[locale] ?? '' },
    menu: siteMenu(locale, router.state.location.pathname),
    settings: shellSettings,
    storageKey: storageKeys.settings,
    ...(site.locales.length > 1 ? { locale: localePort(locale) } : {}),
    ...(site.repository ? { github: site.repository } : {}),
    ...(site.copyright ? { footer: { groups: [], copyright: site.copyright[locale] ?? '' } } : {}),
  })
  return { locale, articles, router, layout }
}

async function layoutTexts(locale: string): Promise<LayoutTexts> {
  const load = inLanguage<() => Promise<{ default: LayoutTexts }>>(
    {
      ar: () => import('@view-site/layout/locales/ar'),
      de: () => import('@view-site/layout/locales/de'),
      en: () => import('@view-site/layout/locales/en-US'),
      zh: () => import('@view-site/layout/locales/zh-CN'),
    },
    locale,
  )
  return { ...(await load()).default, ...site.layoutTexts[locale] }
}

/** Updates the menus of the shell to those of a path, after their files were edited or the version has changed. */
export function updateMenus(layout: Layout, locale: string, path: string): void {
  layout.update({ menu: siteMenu(locale, path) })
}

function localePort(current: string): NonNullable<LayoutInputs['locale']> {
  return {
    current,
    options: site.locales.map(({ tag, label }) => ({ value: tag, label })),
    href: (locale, fullPath) => localePaths.localizePath(fullPath, locale),
    choose: (locale) => pageStorage.setItem(storageKeys.locale, locale),
  }
}
