import type { MenuNode as DocsNode, MenuTree } from '@view-site/docs/compile'
import type { LayoutMenu, MenuNode } from '@view-site/layout'
import { docsMenus, menusAt } from '@view-site/static-site/navigate'
import { localePaths, site } from './site/site.ts'
import { versionAt } from './site/versions.ts'

/** The header menu and the side menu at a path, in the version that is read. */
export function siteMenu(locale: string, path: string): LayoutMenu {
  const menus = menusAt(docsMenus(locale), versionAt(path))
  const menu = siteMenus.get(menus) ?? createMenu(locale, menus)
  siteMenus.set(menus, menu)
  return menu
}

/** Cache by the menus of the documentation: prerendered pages share a menu. */
const siteMenus = new WeakMap<readonly MenuTree[], LayoutMenu>()

function createMenu(locale: string, menus: readonly MenuTree[]): LayoutMenu {
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
