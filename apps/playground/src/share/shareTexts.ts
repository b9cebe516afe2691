import { defineMessages } from '@view-site/i18n/product'

/** Texts of links with code, which load with their first use. */
export const shareTexts = defineMessages('share', {
  'zh-CN': () => import('./locales/share.zh-CN.ts'),
  'en-US': () => import('./locales/share.en-US.ts'),
})
