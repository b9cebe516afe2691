import { defineMessages } from '@view-site/i18n'

/** Texts around an ad. */
export const adMessages = defineMessages('store-ui/ad', {
  'zh-CN': () => import('./zh-CN/ad.ts'),
  'en-US': () => import('./en-US/ad.ts'),
})
