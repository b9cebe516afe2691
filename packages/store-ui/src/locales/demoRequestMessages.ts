import { defineMessages } from '@view-site/i18n'

/** Texts of the demo request. */
export const demoRequestMessages = defineMessages('store-ui/demo-request', {
  'zh-CN': () => import('./zh-CN/demoRequest.ts'),
  'en-US': () => import('./en-US/demoRequest.ts'),
})
