import { defineMessages } from '@view-site/i18n/product'

/** Texts of errors. */
export const errorMessages = defineMessages('store-ui/errors', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
