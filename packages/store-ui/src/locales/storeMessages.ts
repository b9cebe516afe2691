import { defineMessages } from '@view-site/i18n'

/** Texts of the store's pages. */
export const storeMessages = defineMessages('store-ui/store', {
  'zh-CN': () => import('./zh-CN/store.ts'),
  'en-US': () => import('./en-US/store.ts'),
})
