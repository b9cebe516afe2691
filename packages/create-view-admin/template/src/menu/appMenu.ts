import type { LayoutMenu } from '@view-site/layout'
import type { T } from '../texts.ts'

/** The menus: sections in the header, their pages in the sider. Who may not see a page has no entry of it. */
export function appMenu(t: T): LayoutMenu {
  return {
    header: [
      { title: t('menu.work'), path: '/', name: 'work' },
      { title: t('menu.administration'), path: '/users', name: 'administration', auth: ['admin'] },
    ],
    sider: [
      { title: t('menu.dashboard'), path: '/', header: 'work', icon: 'home' },
      { title: t('menu.customers'), path: '/customers', header: 'work', icon: 'customers' },
      { title: t('menu.users'), path: '/users', header: 'administration', icon: 'users', auth: ['admin'] },
    ],
  }
}
