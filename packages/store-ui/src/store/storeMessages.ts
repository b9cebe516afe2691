import { defineMessages } from '@view-site/i18n/product'

/** Texts of the store's pages. */
export const storeMessages = defineMessages('store-ui/store', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
