import type { Localized } from './Film.ts'

/** Words in both languages. */
export const both = (chinese: string, english: string): Localized => ({ 'zh-CN': chinese, 'en-US': english })
