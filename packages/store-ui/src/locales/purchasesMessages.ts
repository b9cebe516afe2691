import { defineMessages } from '@view-site/i18n'

/** Texts of the purchases page. */
export const purchasesMessages = defineMessages('store-ui/purchases', {
  'zh-CN': () => import('./zh-CN/purchases.ts'),
  'en-US': () => import('./en-US/purchases.ts'),
})
