import { defineMessages } from '@view-site/i18n/product'

/** Texts of the issue helper. */
export const issueMessages = defineMessages('store-ui/issue', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
