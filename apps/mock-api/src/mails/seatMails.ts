import type { Catalogue, License } from '@view-site/contract'
import { fact, inBoth, timeFact, type MailContent, type MailFact } from './MailContent.ts'

type Sold = Pick<License, 'product' | 'edition'>

/** What an invitation to a seat says. */
export interface SeatMailOptions {
  purchase: Sold
  catalogue: Catalogue
  /** The buyer's masked mail address: a name could be any text, such as an advertisement. */
  sharedBy: string
  /** The invited address. */
  mail: string
  expiresAt: string
  link: string
}

/** The invitation to a seat; `link` holds a secret, so that this mail is not queued. */
export function seatInvitationMail({ purchase, catalogue, sharedBy, mail, expiresAt, link }: SeatMailOptions): MailContent {
  return {
    title: { 'zh-CN': '邀请你使用团队授权', 'en-US': 'You are invited to use a team license' },
    paragraphs: [
      {
        'zh-CN': '接受后就能下载版本、查看授权密钥。请用收到这封邮件的邮箱登录，还没有账号的话，用它注册。',
        'en-US':
          'Once you accept, you can download releases and see the license keys. Sign in with the email that received this message, or sign up with it if you have no account yet.',
      },
      {
        'zh-CN': '如果你不认识发出邀请的人，不用理会这封邮件。',
        'en-US': 'If you do not know who invited you, ignore this email.',
      },
    ],
    facts: [
      productFact(purchase, catalogue),
      fact('邀请人', 'Invited by', sharedBy),
      fact('受邀邮箱', 'Invited email', mail),
      timeFact('有效期至', 'Valid until', expiresAt),
    ],
    action: { label: { 'zh-CN': '接受邀请', 'en-US': 'Accept the invitation' }, to: link },
  }
}

/** Informs a member that their seat has ended. */
export function seatEndedMail(purchase: Sold, catalogue: Catalogue): MailContent {
  return {
    title: { 'zh-CN': '你的团队席位已收回', 'en-US': 'Your team seat has ended' },
    paragraphs: [
      {
        'zh-CN': '你不能再通过它下载版本和查看授权密钥。如有疑问，请联系购买的人。',
        'en-US': 'It no longer lets you download releases or see the license keys. If you have questions, ask the person who bought it.',
      },
    ],
    facts: [productFact(purchase, catalogue)],
  }
}

function productFact({ product, edition }: Sold, { editions, products }: Catalogue): MailFact {
  const name = products.find((one) => one.product === product)?.name ?? product
  const sold = editions.find((one) => one.product === product && one.edition === edition)
  return fact(
    '产品',
    'Product',
    inBoth((locale) => `${name} ${sold?.name[locale] ?? edition}`),
  )
}
