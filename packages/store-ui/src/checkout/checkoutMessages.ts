import { defineMessages } from '@view-site/i18n/product'

/** Texts between the click on a buy button and the payment page. */
export const checkoutMessages = defineMessages('store-ui/checkout', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})
