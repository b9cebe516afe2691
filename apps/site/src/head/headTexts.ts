import { defineMessages } from '@view-site/i18n/product'

/** Descriptions of the pages. The prerendered head contains its own, so a browser loads them with the first navigation that needs them. */
export const headTexts = defineMessages('site/head', {
  'zh-CN': () => import('../locales/head/zh-CN.ts'),
  'en-US': () => import('../locales/head/en-US.ts'),
})
