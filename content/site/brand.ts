import type { Localized } from '@view-site/contract'

/** Names of the site. */
export const brand = {
  /** Shown next to the logo. */
  title: 'View UI Plus',
  /** Behind each page's own title in the browser's tab. */
  titleSuffix: { 'zh-CN': 'View UI Plus', 'en-US': 'View UI Plus' },
  /** What follows the word Copyright. The year is the owner's to set. */
  copyright: '© 2026 View UI Plus',
  /** Last line of the footer. */
  hours: { 'zh-CN': '工作日 10:00–18:00 提供支持', 'en-US': 'Support on workdays, 10:00–18:00 (UTC+8)' },
} satisfies { title: string; titleSuffix: Localized; copyright: string; hours: Localized }
