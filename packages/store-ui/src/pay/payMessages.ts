import { defineMessages } from '@view-site/i18n/product'

/** Texts of the pay page. */
export const payMessages = defineMessages('store-ui/pay', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
