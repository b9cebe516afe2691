import type { Localized, Locale } from '@view-site/contract'
import { chinaTime } from '../money.ts'

/** What a mail says, in both languages; it is sent in that of its recipient, if it is known. All of it is text; HTML in it is escaped. */
export interface MailContent {
  /** Also the subject. */
  title: Localized
  paragraphs: readonly Localized[]
  facts?: readonly MailFact[]
  /** Where to continue: a path of the site, or a full address. */
  action?: { label: Localized; to: string }
}

/** A line of a mail: a label and its value, which may be the same in both languages. */
export interface MailFact {
  label: Localized
  value: Localized | string
}

/** A line of a mail. */
export function fact(zh: string, en: string, value: Localized | string): MailFact {
  return { label: { 'zh-CN': zh, 'en-US': en }, value }
}

/** A line with a stored time, in the local time of China. */
export function timeFact(zh: string, en: string, iso: string): MailFact {
  return fact(zh, en, { 'zh-CN': `${chinaTime(iso, 'zh-CN')}（北京时间）`, 'en-US': `${chinaTime(iso, 'en-US')} (UTC+8)` })
}

/** A text made for each language. */
export function inBoth(text: (locale: Locale) => string): Localized {
  return { 'zh-CN': text('zh-CN'), 'en-US': text('en-US') }
}
