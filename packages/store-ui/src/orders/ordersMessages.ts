import { defineMessages } from '@view-site/i18n/product'

/** Texts of the orders page. */
export const ordersMessages = defineMessages('store-ui/orders', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
