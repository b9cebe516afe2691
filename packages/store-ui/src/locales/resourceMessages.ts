import { defineMessages } from '@view-site/i18n'

/** Texts of the materials' pages. */
export const resourceMessages = defineMessages('store-ui/resource', {
  'zh-CN': () => import('./zh-CN/resource.ts'),
  'en-US': () => import('./en-US/resource.ts'),
})
