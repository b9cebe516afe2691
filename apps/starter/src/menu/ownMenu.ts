import type { LayoutMenu } from '@view-site/layout'
import type { T } from '../texts.ts'

/** The app's menus: sections in the header, their pages in the sider. */
export function ownMenu(t: T, waiting: number): LayoutMenu {
  return {
    header: [
      { title: t('menu.overview'), path: '/', name: 'overview' },
      { title: t('menu.assets'), path: '/assets', name: 'assets' },
      { title: t('menu.reports'), path: '/reports/usage', name: 'reports' },
      {
        title: t('menu.lab'),
        children: [
          { title: t('menu.tryOut'), path: '/lab', name: 'lab', icon: 'play' },
          { title: t('menu.howItIsMade'), path: '/help', name: 'help', icon: 'info' },
        ],
      },
      { title: t('menu.admin'), path: '/people', name: 'admin', auth: ['admin'] },
    ],
    sider: [
      { title: t('menu.dashboard'), path: '/', header: 'overview', icon: 'home' },
      { title: t('menu.requests'), path: '/requests', header: 'overview', icon: 'mail', auth: ['assets'] },
      { title: t('menu.allAssets'), path: '/assets', header: 'assets', icon: 'list' },
      {
        title: t('menu.byKind'),
        header: 'assets',
        icon: 'box',
        children: [
          { title: t('menu.computers'), children: [kindNode(t, 'laptop'), kindNode(t, 'desktop')] },
          { title: t('menu.accessories'), children: [kindNode(t, 'display'), kindNode(t, 'dock')] },
          { title: t('menu.mobile'), children: [kindNode(t, 'phone'), kindNode(t, 'tablet')] },
        ],
      },
      { title: t('menu.usage'), path: '/reports/usage', header: 'reports', icon: 'chart' },
      { title: t('menu.age'), path: '/reports/age', header: 'reports', icon: 'calendar' },
      { title: t('menu.tryOut'), path: '/lab', header: 'lab', icon: 'play' },
      { title: t('menu.howItIsMade'), path: '/help', header: 'help', icon: 'info' },
      { title: t('menu.people'), path: '/people', header: 'admin', icon: 'user', auth: ['admin'] },
      { title: t('menu.log'), path: '/system-log', header: 'admin', icon: 'log', auth: ['admin'] },
    ],
    badges: waiting > 0 ? [{ path: '/requests', text: String(waiting) }] : [],
  }
}

function kindNode(t: T, kind: 'laptop' | 'desktop' | 'display' | 'dock' | 'phone' | 'tablet') {
  return { title: t(`kind.${kind}`), path: `/assets/kind/${kind}` }
}
