import type { Locale } from '@view-site/contract'
import { brand } from '@view-site/site-data/brand'

/** What `smsText` takes besides the code. */
export interface SmsTextOptions {
  /** How long the code is valid. */
  seconds: number
  /** The recipient's language. @default both, Chinese first */
  locale?: Locale | null | undefined
}

/** The text message with a code. It begins with the sender's name in 【】, which Chinese carriers require of every message. */
export function smsText(code: string, { seconds, locale }: SmsTextOptions): string {
  const texts = {
    'zh-CN': `验证码 ${code}，${seconds / 60} 分钟内有效。`,
    'en-US': `Your code is ${code}. It is valid for ${seconds / 60} minutes.`,
  }
  return `【${brand.title}】${locale ? texts[locale] : `${texts['zh-CN']}${texts['en-US']}`}`
}
