import { defineMessages } from '@view-site/i18n/product'

/** Texts around an ad. */
export const adMessages = defineMessages('store-ui/ad', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
