import type { Localized } from '@view-site/contract'
import { mailSignUp } from './signUp.ts'

/**
 * Who can buy here, for visitors who cannot: shown at the top of the price page, `<contact>…</contact>` leads to customer service. Empty where
 * nothing has to be said.
 */
export const buyingNotice = buyingNoticeFor({ mailSignUp })

/** The notice where accounts do or do not need a phone number. */
export function buyingNoticeFor({ mailSignUp }: { mailSignUp: boolean }): Localized {
  return {
    'zh-CN': '',
    'en-US': mailSignUp
      ? 'You can sign up with an email and pay in CNY by WeChat Pay or Alipay. If you cannot pay that way, <contact>contact us</contact> for a quote before you sign up.'
      : 'Buying online needs a mobile number of mainland China and payment in CNY by WeChat Pay or Alipay. If you have neither, <contact>contact us</contact> for a quote before you sign up.',
  }
}
