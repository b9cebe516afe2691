import { defineMessages } from '@view-site/i18n'

/** Texts of the issue helper. */
export const issueMessages = defineMessages('store-ui/issue', {
  'zh-CN': () => import('./zh-CN/issue.ts'),
  'en-US': () => import('./en-US/issue.ts'),
})
