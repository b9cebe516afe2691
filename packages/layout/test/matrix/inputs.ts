import { layoutT, type LayoutInputs } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'

/** What both apps of the matrix have in common: tabs, and a menu of two orders. */
export const inputs = {
  brand: { title: 'Acme' },
  settings: { tabs: true },
  t: layoutT(enUS),
  menu: {
    header: [{ title: 'Orders', path: '/orders/1', name: 'orders' }],
    sider: [
      {
        title: 'All orders',
        header: 'orders',
        children: [
          { title: 'First order', path: '/orders/1' },
          { title: 'Second order', path: '/orders/2' },
        ],
      },
    ],
  },
  locale: { current: 'en-US', options: [{ value: 'en-US', label: 'English' }] },
} satisfies Partial<LayoutInputs> & { settings: object }
