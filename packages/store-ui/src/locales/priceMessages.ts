import { defineMessages } from '@view-site/i18n'

/** Texts of the price page. */
export const priceMessages = defineMessages('store-ui/price', {
  'zh-CN': () => import('./zh-CN/price.ts'),
  'en-US': () => import('./en-US/price.ts'),
})
