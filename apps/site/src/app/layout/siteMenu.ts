import { realNameFlags } from '@view-site/contract/constants'
import { links } from '@view-site/site-data/links'
import type { MenuNode as DocsNode, MenuTree } from '@view-site/docs/compile'
import { stripLocale, type Locale } from '@view-site/i18n/product'
import type { LayoutMenu, MenuNode } from '@view-site/layout'
import { docsMenus, menusAt } from '@view-site/static-site/navigate'
import { versionAt } from '../../docs/versionAt.ts'
import { env } from '../../env.ts'
import type { SiteT } from '../texts.ts'

/** Both menus of the site at a path: the header menu, and a side menu for each documented product, in the version that is read, and for the account. */
export function siteMenu(t: SiteT, locale: Locale, path: string): LayoutMenu {
  const menus = menusAt(docsMenus(locale), versionAt(path))
  const menu = siteMenus.get(menus) ?? createMenu(t, menus)
  siteMenus.set(menus, menu)
  return menu
}

/** Cache by the menus of the documentation: prerendered pages share a menu. */
const siteMenus = new WeakMap<readonly MenuTree[], LayoutMenu>()

function createMenu(t: SiteT, menus: readonly MenuTree[]): LayoutMenu {
  return {
    header: [
      {
        title: t('menu.product'),
        badge: { text: t('menu.productNew') },
        children: [
          { title: 'View UI Plus', desc: t('menu.libraryNote'), path: '/view-ui-plus', name: 'view-ui-plus' },
          { title: 'Admin Cloud', desc: t('menu.cloudNote'), path: '/admin-cloud', name: 'admin-cloud' },
          { title: 'Admin Plus', desc: t('menu.adminNote'), path: '/admin-plus', name: 'admin-plus' },
          { title: 'iCRUD', desc: t('menu.icrudNote'), path: '/icrud', name: 'icrud' },
          { title: t('menu.playground'), path: env.playground, target: '_blank', divided: true },
        ],
      },
      {
        title: t('menu.preview'),
        children: [
          { title: 'View UI Plus', path: links.previews.viewUiPlus, target: '_blank' },
          { title: 'Admin Plus', path: links.previews.adminPlus, target: '_blank' },
          { title: 'iCRUD', path: links.previews.icrud, target: '_blank' },
        ],
      },
      { title: t('menu.resource'), path: '/resource' },
      { title: t('menu.store'), path: '/store' },
      { title: t('menu.price'), path: '/price' },
      { title: t('menu.forum'), path: links.forum, target: '_blank' },
      { title: t('user.menu'), name: 'user', hidden: true },
    ],
    sider: [
      ...menus.flatMap(productSider),
      { title: t('menu.purchases'), path: '/user/purchases', header: 'user' },
      { title: t('menu.orders'), path: '/user/orders', header: 'user' },
      { title: t('menu.storePurchases'), path: '/store/purchases', header: 'user' },
      { title: t('menu.invoice'), path: '/user/invoice', header: 'user' },
      { title: t('menu.release'), path: '/user/release/admin-plus', header: 'user' },
      { title: t('menu.realName'), path: '/user/auth', header: 'user', auth: [...realNameFlags] },
      { title: t('menu.account'), path: '/user/account', header: 'user' },
      { title: t('menu.password'), path: '/user/password', header: 'user' },
    ],
  }
}

function productSider({ product, items }: MenuTree): MenuNode[] {
  return items.map((item) => ({ ...node(item), header: product }))
}

/** Converts a menu entry for the layout, whose paths have no locale. */
function node(item: DocsNode): MenuNode {
  if (item.kind === 'group') return { title: item.title, children: item.items.map(node) }
  const path = item.kind === 'link' ? item.href : stripLocale(item.href)
  if (item.kind === 'link') return { title: item.title, path }
  const { title, subtitle, hidden } = item
  return { title, path, ...(subtitle && { subtitle }), ...(hidden && { hidden }) }
}
