import { createHash, createHmac } from 'node:crypto'

/** A request to Alibaba Cloud, as it is signed. */
export interface Acs3Request {
  method: 'GET' | 'POST'
  query: Readonly<Record<string, string>>
  /** `host`, `content-type` if there is one, and all `x-acs-…`, by lower-case names. */
  headers: Readonly<Record<string, string>>
  /** @default no body */
  body?: string
}

/** An access key of Alibaba Cloud. */
export interface AccessKey {
  id: string
  secret: string
}

const algorithm = 'ACS3-HMAC-SHA256'

/**
 * The header `Authorization` of a request to `/`, as Alibaba Cloud's signature V3 for calls of the RPC style defines it:
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function acs3Authorization({ method, query, headers, body = '' }: Acs3Request, { id, secret }: AccessKey): string {
  const signed = byName(headers)
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const request = [method, '/', acs3Query(query), lines, names, sha256(body)].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex')
  return `${algorithm} Credential=${id},SignedHeaders=${names},Signature=${signature}`
}

/** The query string in the form that is signed: sorted by name, encoded by RFC 3986. */
export function acs3Query(query: Acs3Request['query']): string {
  return byName(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** SHA-256 in lower-case hexadecimal digits, as in the header `x-acs-content-sha256`. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function byName(fields: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** `encodeURIComponent` leaves five characters as they are that RFC 3986 reserves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
