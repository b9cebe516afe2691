import type { Locale } from '@view-site/i18n/product'

/** What a page asks when a press needs scripts that could not be loaded. Part of each page: a file with it might not load either. */
export const retryQuestions: Record<Locale, string> = {
  'zh-CN': '页面没有加载完整，重试？',
  'en-US': 'Part of this page did not load. Try again?',
}
