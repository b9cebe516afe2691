import { defineMessages } from '@view-site/i18n/product'

/** Texts of the consult dialog, its page and the films. */
export const consultMessages = defineMessages('store-ui/consult', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
