import { defineMessages } from '@view-site/i18n'

/** Texts of the releases page. */
export const releasesMessages = defineMessages('store-ui/releases', {
  'zh-CN': () => import('./zh-CN/releases.ts'),
  'en-US': () => import('./en-US/releases.ts'),
})
