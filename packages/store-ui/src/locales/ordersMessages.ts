import { defineMessages } from '@view-site/i18n'

/** Texts of the orders page. */
export const ordersMessages = defineMessages('store-ui/orders', {
  'zh-CN': () => import('./zh-CN/orders.ts'),
  'en-US': () => import('./en-US/orders.ts'),
})
