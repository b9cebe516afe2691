import { defineMessages } from '@view-site/i18n/product'

/** Texts of the account's own pages. */
export const accountMessages = defineMessages('account', {
  'zh-CN': () => import('../locales/account/zh-CN.ts'),
  'en-US': () => import('../locales/account/en-US.ts'),
})
