import type { Localized } from '@view-site/contract'
import { cardPayments } from './cardPayments.ts'
import { mailSignUp } from './signUp.ts'

/**
 * Who can buy here, for visitors who cannot: shown at the top of the price page, `<contact>…</contact>` leads to customer service. Empty where
 * nothing has to be said.
 */
export const buyingNotice = buyingNoticeFor({ mailSignUp, cardPayments })

/** The notice where accounts do or do not need a phone number, and cards are or are not accepted. */
export function buyingNoticeFor({ mailSignUp, cardPayments }: { mailSignUp: boolean; cardPayments: boolean }): Localized {
  const means = cardPayments ? 'by card, WeChat Pay or Alipay' : 'by WeChat Pay or Alipay'
  return {
    'zh-CN': '',
    'en-US': mailSignUp
      ? `You can sign up with an email and pay in CNY ${means}. If you cannot pay that way, <contact>contact us</contact> for a quote before you sign up.`
      : `Buying online needs a mobile number of mainland China and payment in CNY ${means}. If you have neither, <contact>contact us</contact> for a quote before you sign up.`,
  }
}
