import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../Clock.ts'
import { acs3Authorization, acs3Query, sha256 } from './acs3Authorization.ts'
import type { Sms } from './messages.ts'
import { SmsError } from './SmsError.ts'

/** What `alibabaSms` takes, as Alibaba Cloud's console shows it. */
export interface AlibabaSmsOptions {
  /** An access key whose user may call `dysms:SendSms`. */
  accessKeyId: string
  accessKeySecret: string
  /** The approved signature (签名), which the carrier shows in 【】. */
  signName: string
  /** The approved template of a verification code, with the one variable `code`: `SMS_…`. */
  templateCode: string
  clock: Pick<Clock, 'now'>
  /** @default 'https://dysmsapi.aliyuncs.com' */
  baseUrl?: string
  /** Milliseconds in which the provider has to answer. @default 5000 */
  timeout?: number
}

const answer = z.object({ Code: z.string(), Message: z.string().default(''), RequestId: z.string().default('') })

/** Seconds of the limits of one number, by the word with which the provider names them. */
const limitWords = [
  ['天', 24 * 3600],
  ['小时', 3600],
] as const

/**
 * Text messages by Alibaba Cloud SMS (`SendSms`, version 2017-05-25). The text is that of the approved template; only the code is sent.
 * Nothing is sent a second time, because the provider would deliver both.
 */
export function alibabaSms(options: AlibabaSmsOptions): Sms {
  const { signName, templateCode } = options
  return {
    async send({ phone, code }) {
      const query = { PhoneNumbers: phone, SignName: signName, TemplateCode: templateCode, TemplateParam: JSON.stringify({ code }) }
      const { status, reply } = await ask(options, query)
      if (status !== 200 || reply.Code !== 'OK') throw problemOf(status, reply)
    },
  }
}

/**
 * Sends the request. Signature V3 allows a form body only for parameters whose metadata says `formData`. Those of `SendSms` are in the query,
 * also in Alibaba Cloud's SDK (`dysmsapi20170525`), so the code stays there: TLS encrypts it, and no log of this server has the address.
 */
async function ask(options: AlibabaSmsOptions, query: Record<string, string>): Promise<{ status: number; reply: z.output<typeof answer> }> {
  const { accessKeyId: id, accessKeySecret: secret, clock, baseUrl = 'https://dysmsapi.aliyuncs.com', timeout = 5000 } = options
  const headers = {
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomBytes(16).toString('hex'),
    'x-acs-content-sha256': sha256(''),
  }
  const request = { method: 'POST', query, headers: { ...headers, host: new URL(baseUrl).host } } as const
  const authorization = acs3Authorization(request, { id, secret })
  try {
    const response = await fetch(`${baseUrl}/?${acs3Query(query)}`, {
      method: 'POST',
      headers: { ...headers, authorization, accept: 'application/json' },
      // The code is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, reply: answer.parse(await response.json()) }
  } catch (error) {
    const reason = error instanceof z.ZodError || error instanceof SyntaxError ? 'its answer is not the documented JSON' : textOf(error)
    throw new SmsError('unavailable', `Alibaba Cloud SMS does not answer: ${reason}`)
  }
}

/** The provider's own message is left out of the error, because it can repeat the number and the code. */
function problemOf(status: number, { Code, Message, RequestId }: z.output<typeof answer>): SmsError {
  const answered = `Alibaba Cloud SMS answered ${Code} (request ${RequestId})`
  if (Code === 'isv.BUSINESS_LIMIT_CONTROL') {
    const [, retryAfter] = limitWords.find(([word]) => Message.includes(word)) ?? ['', 60]
    return new SmsError('limit', answered, { retryAfter })
  }
  if (Code === 'isv.MOBILE_NUMBER_ILLEGAL') return new SmsError('number', answered)
  if (status >= 500 || status === 429 || Code === 'isp.SYSTEM_ERROR' || Code.startsWith('Throttling')) {
    return new SmsError('unavailable', answered)
  }
  return new SmsError('refused', `${answered}; https://help.aliyun.com/document_detail/101346.html says what to change`)
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
