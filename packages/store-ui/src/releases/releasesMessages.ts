import { defineMessages } from '@view-site/i18n/product'

/** Texts of the releases page. */
export const releasesMessages = defineMessages('store-ui/releases', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
