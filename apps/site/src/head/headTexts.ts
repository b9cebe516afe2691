import { defineMessages } from '@view-site/i18n'

/** What each page is about. They stand in the prerendered head, so in a browser they come with the first navigation that needs them. */
export const headTexts = defineMessages('site/head', {
  'zh-CN': () => import('../locales/head/zh-CN.ts'),
  'en-US': () => import('../locales/head/en-US.ts'),
})
