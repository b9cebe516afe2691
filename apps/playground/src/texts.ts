import { defineMessages } from '@view-site/i18n/product'

/** All texts of the playground. */
export const texts = defineMessages('playground', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
