import { defineMessages } from '@view-site/i18n/product'

/** Texts of the purchases page. */
export const purchasesMessages = defineMessages('store-ui/purchases', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
