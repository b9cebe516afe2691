import { defineMessages } from '@view-site/i18n'

/** Texts of the pay page. */
export const payMessages = defineMessages('store-ui/pay', {
  'zh-CN': () => import('./zh-CN/pay.ts'),
  'en-US': () => import('./en-US/pay.ts'),
})
