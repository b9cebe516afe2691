import { defineMessages } from '@view-site/i18n/product'

/** Texts of the real-name page. */
export const realNameMessages = defineMessages('store-ui/real-name', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
