import type { Localized } from '@view-site/platform/locale'

/** Words in both languages. */
export const both = (chinese: string, english: string): Localized => ({ 'zh-CN': chinese, 'en-US': english })
