import { defineMessages } from '@view-site/i18n/product'

/** Texts of the seats in the account centre, which load with them. */
export const seatsMessages = defineMessages('store-ui/seats', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
