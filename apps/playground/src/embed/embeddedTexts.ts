import { defineMessages } from '@view-site/i18n/product'

/** Texts of the embedded playground that the playground itself does not have. */
export const embeddedTexts = defineMessages('embedded', {
  'zh-CN': () => import('./locales/embedded.zh-CN.ts'),
  'en-US': () => import('./locales/embedded.en-US.ts'),
})
