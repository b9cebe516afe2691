import { defineMessages } from '@view-site/i18n/product'

/** Texts of the demo request. */
export const demoRequestMessages = defineMessages('store-ui/demo-request', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
