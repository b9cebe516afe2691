import type { Localized } from '@view-site/platform/locale'

/** A text in both languages. */
export const both = (chinese: string, english: string): Localized => ({ 'zh-CN': chinese, 'en-US': english })
