import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A message that the provider accepted. */
export interface AcceptedSms {
  phone: string
  signName: string
  templateCode: string
  /** The value of the template's only variable. */
  code: string
}

/** A simulated Alibaba Cloud SMS, which checks every request as its documentation says. */
export interface AlibabaSmsServer {
  url: string
  /** Accepted messages, oldest first. */
  accepted: AcceptedSms[]
  /** Every header `x-acs-signature-nonce`, oldest first. */
  nonces: string[]
  /** Answers the next request with this. */
  answerNext(status: number, body: string, headers?: Record<string, string>): void
  /** Does not answer the next request. */
  stall(): void
  close(): Promise<void>
}

/** What `startAlibabaSms` takes. */
export interface StartAlibabaSmsOptions {
  accessKeyId: string
  accessKeySecret: string
  /** The provider's clock: a request may be 15 minutes old. */
  now: () => Date
}

interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

/** Starts the provider on a free port of the loopback address. */
export async function startAlibabaSms(options: StartAlibabaSmsOptions): Promise<AlibabaSmsServer> {
  const accepted: AcceptedSms[] = []
  const nonces: string[] = []
  const planned: (Answer | 'none')[] = []
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await text(request)
      const plan = planned.shift()
      if (plan === 'none') return
      const { status, body: content, headers } = plan ?? answer(request, body)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content)
    }
    void reply()
  })
  const answer = (request: IncomingMessage, body: string): Answer => {
    const query = new URL(request.url ?? '', 'http://provider').searchParams
    const problem = problemOf(request, body, options)
    if (problem !== undefined) return refusal(400, problem, canonicalRequest(request, body))
    const nonce = headerOf(request, 'x-acs-signature-nonce')
    if (nonces.includes(nonce)) return refusal(400, 'SignatureNonceUsed', '')
    nonces.push(nonce)
    const { code }: { code?: unknown } = JSON.parse(query.get('TemplateParam') ?? '{}')
    const phone = query.get('PhoneNumbers') ?? ''
    if (typeof code !== 'string') return refusal(200, 'isv.INVALID_JSON_PARAM', '')
    if (!/^1[3-9]\d{9}$/.test(phone)) return refusal(200, 'isv.MOBILE_NUMBER_ILLEGAL', `${phone} invalid mobile number`)
    accepted.push({ phone, code, signName: query.get('SignName') ?? '', templateCode: query.get('TemplateCode') ?? '' })
    return { status: 200, body: JSON.stringify({ Code: 'OK', Message: 'OK', BizId: '9006195766', RequestId: 'F655A8D5' }) }
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port; another one may listen on its address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    accepted,
    nonces,
    answerNext: (status, body, headers = {}) => void planned.push({ status, body, headers }),
    stall: () => void planned.push('none'),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: JSON.stringify({ Code: code, Message: message, RequestId: 'F655A8D5' }) }
}

/** What is wrong with a request, in the order in which the gateway looks. */
function problemOf(request: IncomingMessage, body: string, { accessKeyId, accessKeySecret, now }: StartAlibabaSmsOptions) {
  if (headerOf(request, 'x-acs-action') !== 'SendSms') return 'InvalidAction.NotFound'
  if (headerOf(request, 'x-acs-version') !== '2017-05-25') return 'InvalidVersion'
  const date = headerOf(request, 'x-acs-date')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'InvalidTimeStamp.Format'
  if (Math.abs(now().getTime() - Date.parse(date)) > 15 * 60_000) return 'InvalidTimeStamp.Expired'
  const { id, names, signature } = authorizationOf(request)
  if (id !== accessKeyId) return 'InvalidAccessKeyId.NotFound'
  const required = Object.keys(request.headers).filter((name) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-'))
  if (!required.every((name) => names.includes(name))) return 'SignatureDoesNotMatch'
  if (headerOf(request, 'x-acs-content-sha256') !== hash(body)) return 'SignatureDoesNotMatch'
  const signed = `ACS3-HMAC-SHA256\n${hash(canonicalRequest(request, body))}`
  const expected = createHmac('sha256', accessKeySecret).update(signed).digest('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}

/** The request as it has to be signed, from what has arrived: method, path, sorted query, signed headers, their names, hash of the body. */
function canonicalRequest(request: IncomingMessage, body: string): string {
  const url = new URL(request.url ?? '', 'http://provider')
  const { names } = authorizationOf(request)
  const pairs = [...url.searchParams].map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).toSorted()
  const headers = names.toSorted().map((name) => `${name}:${headerOf(request, name).trim()}\n`)
  return `${request.method}\n${url.pathname}\n${pairs.join('&')}\n${headers.join('')}\n${names.toSorted().join(';')}\n${hash(body)}`
}

function authorizationOf(request: IncomingMessage) {
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headerOf(request, 'authorization'),
  )
  return { id: parts?.[1] ?? '', names: parts?.[2]?.split(';') ?? [], signature: parts?.[3] ?? '' }
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? '')
}

/** Every byte of UTF-8 but letters, digits and `-_.~` as `%XX`. */
function percentEncode(value: string): string {
  return [...Buffer.from(value)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}
