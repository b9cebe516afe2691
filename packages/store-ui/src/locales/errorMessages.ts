import { defineMessages } from '@view-site/i18n'

/** Texts of failures. */
export const errorMessages = defineMessages('store-ui/errors', {
  'zh-CN': () => import('./zh-CN/errors.ts'),
  'en-US': () => import('./en-US/errors.ts'),
})
