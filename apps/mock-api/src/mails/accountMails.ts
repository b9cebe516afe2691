import type { Catalogue, License } from '@view-site/contract'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'
import { yuan } from '../money.ts'
import { fact, inBoth, timeFact, type MailContent } from './MailContent.ts'

/** A new licence. The key is not in it: a mail can be read by others, and its address may not be verified. */
export function licenceMail({ holder, key_masked, product, edition, ...license }: License, catalogue: Catalogue): MailContent {
  const sold = catalogue.editions.find((one) => one.product === product && one.edition === edition)
  const name = catalogue.products.find((one) => one.product === product)?.name ?? product
  return {
    title: { 'zh-CN': `${name} 的授权已创建`, 'en-US': `Your license for ${name} has been created` },
    paragraphs: [
      {
        'zh-CN': '完整的密钥在“我的购买”里查看，需要先验证邮箱。',
        'en-US': 'The full key is shown on the purchases page once you have verified your email.',
      },
    ],
    facts: [
      fact(
        '产品',
        'Product',
        inBoth((locale) => `${name} ${sold?.name[locale] ?? edition}`),
      ),
      fact('授权给', 'Issued to', holder.name),
      fact('密钥', 'Key', key_masked),
      timeFact('更新至', 'Updates until', license.updates_until),
    ],
    action: { label: { 'zh-CN': '查看授权密钥', 'en-US': 'See the license key' }, to: '/user/purchases' },
  }
}

/** An issued or a rejected invoice. */
export function invoiceMail(invoice: InvoiceRow): MailContent {
  const { title, invoice_no, reject_reason, amount } = invoice
  const facts = [fact('抬头', 'Billed to', title), fact('金额', 'Amount', yuan(amount))]
  const action = { label: { 'zh-CN': '打开我的发票', 'en-US': 'Open my invoices' }, to: '/user/invoice' }
  return invoice.status === 'issued'
    ? {
        title: { 'zh-CN': '发票已开具', 'en-US': 'Your invoice is ready' },
        paragraphs: [{ 'zh-CN': '发票文件可在“我的发票”下载。', 'en-US': 'You can download the files on the invoices page.' }],
        facts: [fact('发票号码', 'Invoice number', invoice_no ?? ''), ...facts],
        action,
      }
    : {
        title: { 'zh-CN': '发票申请未通过', 'en-US': 'Your invoice request needs a change' },
        paragraphs: [{ 'zh-CN': '修改后可以再次申请。', 'en-US': 'You can correct it and request the invoice again.' }],
        facts: [fact('原因', 'Reason', reject_reason ?? ''), ...facts],
        action,
      }
}

/** A changed password: says what to do if somebody else changed it. */
export function passwordMail(at: string): MailContent {
  return {
    title: { 'zh-CN': '密码已修改', 'en-US': 'Your password was changed' },
    paragraphs: [
      {
        'zh-CN': '你的账号密码刚刚修改，其他设备上的登录已退出。如果不是你本人操作，请马上重置密码并联系客服。',
        'en-US':
          'The password of your account has just been changed, and other devices were signed out. If it was not you, reset it immediately and contact us.',
      },
    ],
    facts: [timeFact('时间', 'Time', at)],
    action: { label: { 'zh-CN': '重置密码', 'en-US': 'Reset the password' }, to: '/recover' },
  }
}

/** The link that confirms an address; `link` holds a secret, so that this mail is not queued. */
export function verificationMail(link: string): MailContent {
  return {
    title: { 'zh-CN': '验证邮箱', 'en-US': 'Verify your email' },
    paragraphs: [{ 'zh-CN': '请在 24 小时内打开链接，完成邮箱验证。', 'en-US': 'Open this link within 24 hours to verify your email.' }],
    action: { label: { 'zh-CN': '完成验证', 'en-US': 'Verify my email' }, to: link },
  }
}

/** The code of a sign-up by mail; not queued, because it is a secret. */
export function signUpCodeMail(code: string): MailContent {
  return {
    title: { 'zh-CN': '注册验证码', 'en-US': 'Your sign-up code' },
    paragraphs: [
      {
        'zh-CN': '请在 5 分钟内填写验证码，完成注册。如果不是你本人操作，不用理会这封邮件。',
        'en-US': 'Enter this code within 5 minutes to create your account. If you did not request it, ignore this email.',
      },
    ],
    facts: [fact('验证码', 'Code', code)],
  }
}

/** To an address with an account, in place of a sign-up code: the page that asked shows the same for both. */
export function registeredMail(): MailContent {
  return {
    title: { 'zh-CN': '这个邮箱已有账号', 'en-US': 'You already have an account' },
    paragraphs: [
      {
        'zh-CN': '有人用这个邮箱注册，但它已有账号。如果是你本人操作，请直接登录；忘记密码可以重置。如果不是，不用理会这封邮件。',
        'en-US':
          'This email was used to create an account, but it already has one. If it was you, sign in, or reset your password if you forgot it. If it was not, ignore this email.',
      },
    ],
    action: { label: { 'zh-CN': '重置密码', 'en-US': 'Reset the password' }, to: '/recover' },
  }
}

/** The link that sets a new password; not queued either. */
export function resetMail(link: string): MailContent {
  return {
    title: { 'zh-CN': '重置密码', 'en-US': 'Reset your password' },
    paragraphs: [
      {
        'zh-CN': '请在 10 分钟内打开链接，设置新密码。如果不是你本人操作，不用理会这封邮件。',
        'en-US': 'Open this link within 10 minutes to set a new password. If you did not request it, ignore this email.',
      },
    ],
    action: { label: { 'zh-CN': '设置新密码', 'en-US': 'Set a new password' }, to: link },
  }
}

/** The code that proves an address; not queued, because it is a secret. */
export function mailCodeMail(code: string): MailContent {
  return {
    title: { 'zh-CN': '修改邮箱的验证码', 'en-US': 'Your code to change the email' },
    paragraphs: [
      {
        'zh-CN': '账号的邮箱正在修改，请在 10 分钟内填写验证码。如果不是你本人操作，请不要告诉任何人，并马上修改密码。',
        'en-US':
          'The email of an account is being changed. Enter this code within 10 minutes. If it was not you, do not share the code, and change your password.',
      },
    ],
    facts: [fact('验证码', 'Code', code)],
  }
}

/** The code that confirms a download; not queued, because it is a secret. */
export function downloadCodeMail(code: string): MailContent {
  return {
    title: { 'zh-CN': '下载验证码', 'en-US': 'Your download code' },
    paragraphs: [
      {
        'zh-CN': '请在 10 分钟内填写验证码，完成下载。如果不是你本人操作，请马上修改密码。',
        'en-US': 'Enter this code within 10 minutes to start the download. If it was not you, change your password.',
      },
    ],
    facts: [fact('验证码', 'Code', code)],
    action: { label: { 'zh-CN': '打开我的购买', 'en-US': 'Open my purchases' }, to: '/user/purchases' },
  }
}

/** A changed mail address or phone number, or a first number (`added`), sent to the previous mail address. */
export function contactMail(kind: 'mail' | 'phone' | 'added', at: string): MailContent {
  return {
    title: contactTitles[kind],
    paragraphs: [
      {
        'zh-CN':
          kind === 'mail'
            ? '以后的邮件会发到新邮箱。如果不是你本人操作，请马上联系客服。'
            : '如果不是你本人操作，请马上修改密码并联系客服。',
        'en-US':
          kind === 'mail'
            ? 'From now on emails go to the new address. If it was not you, contact us at once.'
            : 'If it was not you, change your password and contact us at once.',
      },
    ],
    facts: [timeFact('时间', 'Time', at)],
    action: { label: { 'zh-CN': '联系客服', 'en-US': 'Contact us' }, to: '/consult' },
  }
}

const contactTitles = {
  mail: { 'zh-CN': '账号的邮箱已修改', 'en-US': 'The email of your account was changed' },
  phone: { 'zh-CN': '账号的手机号已修改', 'en-US': 'The phone number of your account was changed' },
  added: { 'zh-CN': '账号已添加手机号', 'en-US': 'A phone number was added to your account' },
} as const satisfies Record<string, MailContent['title']>

/** A deleted account, sent to its address. */
export function deletionMail(at: string): MailContent {
  return {
    title: { 'zh-CN': '账号已注销', 'en-US': 'Your account has been deleted' },
    paragraphs: [
      {
        'zh-CN': '个人信息已删除，授权密钥继续有效。订单和发票按法律规定保存，不再与你关联。',
        'en-US': 'Your personal data has been erased, and your license keys stay valid. Orders and invoices are kept as the law requires.',
      },
    ],
    facts: [timeFact('时间', 'Time', at)],
  }
}
