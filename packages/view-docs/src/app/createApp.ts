import type { RouterHistory } from '@tanstack/react-router'
import { createLayout, layoutT, type Layout, type LayoutInputs, type LayoutTexts, type MenuNode } from '@view-site/layout'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import type { MenuNode as DocsNode, MenuTree } from '@view-site/docs/compile'
import { pageStorage } from '@view-site/platform'
import type { App } from './App.ts'
import type { ArticleSource } from '@view-site/static-site/navigate'
import { createAppRouter } from './createAppRouter.tsx'
import { docsMenus, loadMenus, menusAt } from '@view-site/static-site/navigate'
import { localePaths, shellSettings, site, storageKeys } from './site/site.ts'
import { inLanguage } from './site/inLanguage.ts'
import { versionAt } from './site/versions.ts'

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

function siteMenu(locale: string, path: string): LayoutInputs['menu'] {
  const menus = menusAt(docsMenus(locale), versionAt(path))
  const sections = menus.filter(({ product }) => product !== '')
  return {
    header: [
      // A site without sections has a single menu and no entries in the header.
      ...sections.map(({ product, title, href }) => ({ title, path: localePaths.stripLocale(href), name: product })),
      ...site.links.map(({ text, href }) => ({
        title: text[locale] ?? '',
        path: href,
        ...(href.startsWith('/') ? {} : { target: '_blank' as const }),
      })),
    ],
    sider: menus.flatMap(({ product, items }: MenuTree) =>
      items.map((item) => ({ ...node(item), ...(product === '' ? {} : { header: product }) })),
    ),
  }
}

/** Converts a menu entry to the layout's format, whose paths have no locale. */
function node(item: DocsNode): MenuNode {
  if (item.kind === 'group') return { title: item.title, children: item.items.map(node) }
  if (item.kind === 'link') return { title: item.title, path: item.href }
  const { title, subtitle, hidden, lang } = item
  return {
    title,
    path: localePaths.stripLocale(item.href),
    ...(subtitle && { subtitle }),
    ...(hidden && { hidden }),
    // The page is not translated: the badge shows its language.
    ...(lang && { lang, badge: { text: lang.split('-')[0]?.toUpperCase() ?? lang } }),
  }
}

function localePort(current: string): NonNullable<LayoutInputs['locale']> {
  return {
    current,
    options: site.locales.map(({ tag, label }) => ({ value: tag, label })),
    href: (locale, fullPath) => localePaths.localizePath(fullPath, locale),
    choose: (locale) => pageStorage.setItem(storageKeys.locale, locale),
  }
}
