import { cardPayments } from '@view-site/site-data/cardPayments'
import { buyingNotice, buyingNoticeFor } from '@view-site/site-data/sales'
import { mailSignUp } from '@view-site/site-data/signUp'
import { expect, test } from 'vitest'

test('[SALE-01] English visitors read on the price page what they need to buy: a number of mainland China, or an email where that is enough', () => {
  const withPhone = buyingNoticeFor({ mailSignUp: false, cardPayments: false })
  const withMail = buyingNoticeFor({ mailSignUp: true, cardPayments: false })
  expect(withPhone['en-US']).toMatch(/needs a mobile number of mainland China/)
  expect(withMail['en-US']).toMatch(/sign up with an email/)
  expect(withMail['en-US']).not.toMatch(/mobile/)
  for (const notice of [withPhone, withMail]) {
    expect(notice['en-US']).toMatch(/CNY by WeChat Pay or Alipay.*<contact>contact us<\/contact>/)
    expect(notice['zh-CN']).toBe('')
  }
  expect(buyingNotice).toEqual(buyingNoticeFor({ mailSignUp, cardPayments }))
})

test('[SALE-01] where cards are accepted the notice says so', () => {
  for (const mail of [false, true]) {
    expect(buyingNoticeFor({ mailSignUp: mail, cardPayments: true })['en-US']).toMatch(/CNY by card, WeChat Pay or Alipay/)
  }
})
