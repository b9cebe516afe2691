import { defineMessages } from '@view-site/i18n/product'

/** Texts of the materials' pages. */
export const resourceMessages = defineMessages('store-ui/resource', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
