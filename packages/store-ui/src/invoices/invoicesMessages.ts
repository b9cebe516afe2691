import { defineMessages } from '@view-site/i18n/product'

/** Texts of the invoices page. */
export const invoicesMessages = defineMessages('store-ui/invoices', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
