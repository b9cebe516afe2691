import type { Localized } from '@view-site/contract'

/**
 * Who can buy here, for visitors who cannot: shown at the top of the price page, `<contact>…</contact>` leads to customer service. Empty where
 * nothing has to be said.
 */
export const buyingNotice = {
  'zh-CN': '',
  'en-US':
    'Buying online needs a mobile number of mainland China and payment in CNY by WeChat Pay or Alipay. If you have neither, <contact>contact us</contact> for a quote before you sign up.',
} satisfies Localized
