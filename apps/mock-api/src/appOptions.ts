import { readFileSync } from 'node:fs'
import { cardPayments as siteCardPayments } from '@view-site/site-data/cardPayments'
import type { CreateAppOptions } from './createApp.ts'
import type { Env } from './env.ts'
import { alipay } from './ports/payments/alipay.ts'
import type { Clock } from './ports/Clock.ts'
import { folderStore } from './ports/FileStore.ts'
import { folderFiles } from './ports/Files.ts'
import { folderInvoices } from './ports/invoices/folderInvoices.ts'
import { alibabaSms } from './ports/messages/alibabaSms.ts'
import { smtpMail } from './ports/messages/smtpMail.ts'
import { vaptchaBotCheck } from './ports/vaptchaBotCheck.ts'
import { stripeCheckout } from './ports/payments/stripeCheckout.ts'
import { webhookMessages } from './ports/messages/webhookMessages.ts'
import { wechatPay } from './ports/payments/wechatPay.ts'

/**
 * The options of `createApp` that the environment sets. A service without its variables is simulated; in production that is an error,
 * which names every missing variable.
 */
export function appOptions(
  env: Env,
  clock: Pick<Clock, 'now'>,
  { cardPayments = siteCardPayments }: Pick<CreateAppOptions, 'cardPayments'> = {},
): CreateAppOptions {
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) refuseSimulation(env, cardPayments ? [...needed, neededForCards] : needed)
  return {
    database: { url: env.DATABASE_URL, file: env.DATABASE_FILE },
    seed: env.SEED ?? !isProduction,
    secretKey: env.SECRET_KEY,
    lockedFiles: map(env.LOCKED_DIR, folderFiles),
    releaseFiles: map(env.RELEASES_DIR, folderStore) ?? (isProduction ? { read: () => Promise.resolve(undefined) } : undefined),
    invoiceDesk: map(env.INVOICES_DIR, folderInvoices),
    control: env.CONTROL,
    allowOrigin: env.ALLOW_ORIGIN,
    deployment: { publicOrigin: env.PUBLIC_ORIGIN, isProxy: env.TRUSTED_PROXIES },
    botCheck: botCheckOf(env),
    gateways: gatewaysOf(env, clock),
    cardPayments,
    card: cardOf(env, clock),
    wechatH5: env.WECHAT_H5,
    sms: smsOf(env, clock),
    mail: mailOf(env),
  }
}

/** Variables that production needs. */
interface Needed {
  names: string
  reason: string
  isMissing: (env: Env) => boolean
}

/** What production needs, and why. Values that only fit a trial count as missing. */
const needed: readonly Needed[] = [
  {
    names: 'PUBLIC_ORIGIN',
    reason: "the site's https origin: without it the Host of a request, which anyone can forge, would be in the links of mails",
    isMissing: ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN?.startsWith('https://') !== true,
  },
  {
    names: 'SECRET_KEY',
    reason: 'at least 32 random characters, the same for all processes: keys the hashes of codes and request bodies',
    isMissing: ({ SECRET_KEY }) => SECRET_KEY === undefined,
  },
  {
    names: 'DATABASE_URL',
    reason: 'PostgreSQL',
    isMissing: ({ DATABASE_URL }) => DATABASE_URL === undefined,
  },
  {
    names:
      'WECHAT_APP_ID, WECHAT_MERCHANT_ID, WECHAT_SERIAL_NO, WECHAT_PRIVATE_KEY_FILE, WECHAT_PUBLIC_KEY_ID, WECHAT_PUBLIC_KEY_FILE, WECHAT_API_KEY',
    reason: 'WeChat Pay: without them payments would be simulated',
    isMissing: (env) => wechatOf(env) === undefined,
  },
  {
    names: 'ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE',
    reason: 'Alipay: without them payments would be simulated',
    isMissing: (env) => alipayOf(env) === undefined,
  },
  {
    names:
      'ALIBABA_CLOUD_ACCESS_KEY_ID, ALIBABA_CLOUD_ACCESS_KEY_SECRET, ALIBABA_SMS_SIGN_NAME and ALIBABA_SMS_TEMPLATE_CODE, or MESSAGE_WEBHOOK',
    reason: 'sends SMS: without it codes would go to a table',
    isMissing: (env) => alibabaOf(env) === undefined && env.MESSAGE_WEBHOOK === undefined,
  },
  {
    names: 'SMTP_URL and MAIL_FROM, or MESSAGE_WEBHOOK',
    reason: 'sends mails: without it they would go to a table',
    isMissing: (env) => mailOf(env) === undefined,
  },
  {
    names: 'VAPTCHA_ID, VAPTCHA_SECRET',
    reason: 'the bot check: without it every token would pass',
    isMissing: (env) => botCheckOf(env) === undefined,
  },
  {
    names: 'INVOICES_DIR',
    reason: 'the issued invoices: without it the documents would be samples',
    isMissing: ({ INVOICES_DIR }) => INVOICES_DIR === undefined,
  },
]

const neededForCards: Needed = {
  names: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
  reason: 'Stripe, with a live key: `cardPayments` of content/site accepts cards, and without them payments would be simulated',
  // With a test key Stripe charges no card.
  isMissing: (env) => stripeOf(env) === undefined || /^[rs]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
}

function refuseSimulation(env: Env, variables: readonly Needed[]): void {
  const missing = variables.filter(({ isMissing }) => isMissing(env)).map(({ names, reason }) => `${names}: ${reason}`)
  const forbidden = [
    ...(env.CONTROL ? ['CONTROL=1: the control surface confirms payments and reads mails; remove it'] : []),
    ...(env.SEED === true ? ['SEED=1: the demo accounts have a published password; remove it'] : []),
  ]
  const problems = [...missing, ...forbidden].map((line) => `  - ${line}`)
  if (problems.length === 0) return
  throw new Error(
    `With NODE_ENV=production the API only starts with its real services. README.md describes the variables; for a trial with simulated services set NODE_ENV=development.\n${problems.join('\n')}`,
  )
}

function gatewaysOf(env: Env, clock: Pick<Clock, 'now'>): CreateAppOptions['gateways'] {
  const [wechat, ali] = [wechatOf(env), alipayOf(env)]
  if (wechat === undefined || ali === undefined) return undefined
  const notifyUrl = (channel: string): string => `${env.PUBLIC_ORIGIN ?? ''}/notify/${channel}`
  return {
    wechat: wechatPay({ ...wechat, h5: env.WECHAT_H5, notifyUrl: notifyUrl('wechat'), clock }),
    alipay: alipay({ ...ali, notifyUrl: notifyUrl('alipay'), clock }),
  }
}

/** Also where cards are not accepted any more, so that earlier payments by card can be refunded. */
function cardOf(env: Env, clock: Pick<Clock, 'now'>): CreateAppOptions['card'] {
  const stripe = stripeOf(env)
  return stripe && ((references) => stripeCheckout({ ...stripe, references, clock }))
}

function stripeOf(env: Env) {
  return complete({ secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET })
}

function wechatOf(env: Env) {
  return complete({
    appId: env.WECHAT_APP_ID,
    merchantId: env.WECHAT_MERCHANT_ID,
    serialNo: env.WECHAT_SERIAL_NO,
    privateKey: map(env.WECHAT_PRIVATE_KEY_FILE, readKey),
    publicKeyId: env.WECHAT_PUBLIC_KEY_ID,
    publicKey: map(env.WECHAT_PUBLIC_KEY_FILE, readKey),
    apiKey: env.WECHAT_API_KEY,
  })
}

function alipayOf(env: Env) {
  return complete({
    appId: env.ALIPAY_APP_ID,
    privateKey: map(env.ALIPAY_PRIVATE_KEY_FILE, readKey),
    publicKey: map(env.ALIPAY_PUBLIC_KEY_FILE, readKey),
  })
}

function smsOf(env: Env, clock: Pick<Clock, 'now'>): CreateAppOptions['sms'] {
  const alibaba = alibabaOf(env)
  return alibaba === undefined ? map(env.MESSAGE_WEBHOOK, webhookMessages)?.sms : alibabaSms({ ...alibaba, clock })
}

function alibabaOf(env: Env) {
  return complete({
    accessKeyId: env.ALIBABA_CLOUD_ACCESS_KEY_ID,
    accessKeySecret: env.ALIBABA_CLOUD_ACCESS_KEY_SECRET,
    signName: env.ALIBABA_SMS_SIGN_NAME,
    templateCode: env.ALIBABA_SMS_TEMPLATE_CODE,
  })
}

function mailOf({ SMTP_URL, MAIL_FROM, MESSAGE_WEBHOOK }: Env): CreateAppOptions['mail'] {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return smtpMail({ url: SMTP_URL, from: MAIL_FROM })
  return map(MESSAGE_WEBHOOK, webhookMessages)?.mail
}

function botCheckOf({ VAPTCHA_ID, VAPTCHA_SECRET }: Env): CreateAppOptions['botCheck'] {
  const vaptcha = complete({ id: VAPTCHA_ID, secret: VAPTCHA_SECRET })
  return vaptcha && vaptchaBotCheck(vaptcha)
}

function readKey(file: string): string {
  return readFileSync(file, 'utf8')
}

function map<Value, Result>(value: Value | undefined, make: (value: Value) => Result): Result | undefined {
  return value === undefined ? undefined : make(value)
}

/** The values, if all of them are set. */
function complete<Names extends string>(values: Record<Names, string | undefined>): Record<Names, string> | undefined {
  return isComplete(values) ? values : undefined
}

function isComplete<Names extends string>(values: Record<Names, string | undefined>): values is Record<Names, string> {
  return Object.values(values).every((value) => value !== undefined)
}
