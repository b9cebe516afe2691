import { defineMessages } from '@view-site/i18n'

/** Texts of the invoices page. */
export const invoicesMessages = defineMessages('store-ui/invoices', {
  'zh-CN': () => import('./zh-CN/invoices.ts'),
  'en-US': () => import('./en-US/invoices.ts'),
})
