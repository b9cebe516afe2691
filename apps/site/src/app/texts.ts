import { defineMessages, loadMessages, type Locale } from '@view-site/i18n'

/** Texts of the site's own pages. */
export const siteTexts = defineMessages('site', {
  'zh-CN': () => import('../locales/zh-CN.ts'),
  'en-US': () => import('../locales/en-US.ts'),
})

/** Loads what every page speaks before the first render. */
export function preloadTexts(locale: Locale): Promise<void> {
  return loadMessages([siteTexts], locale)
}
