import { defineMessages } from '@view-site/i18n/product'

/** Texts of the account centre. */
export const accountCentreMessages = defineMessages('store-ui/account', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
