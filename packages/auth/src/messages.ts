import { defineMessages } from '@view-site/i18n/product'

/** Texts of sign-in, sign-up and sign-out, and of the notices about the session. */
export const authMessages = defineMessages('auth', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
