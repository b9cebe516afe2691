import { defineMessages } from '@view-site/i18n/product'

/** Texts of the coupon's field, which load with it. */
export const couponMessages = defineMessages('store-ui/coupon', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
