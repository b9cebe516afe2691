import { defineMessages } from '@view-site/i18n'

/** Texts of the real-name page. */
export const realNameMessages = defineMessages('store-ui/real-name', {
  'zh-CN': () => import('./zh-CN/realName.ts'),
  'en-US': () => import('./en-US/realName.ts'),
})
