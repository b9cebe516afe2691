import { defineMessages } from '@view-site/i18n/product'

/** Texts of the price page. */
export const priceMessages = defineMessages('store-ui/price', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
