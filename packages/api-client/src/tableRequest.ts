import type { CallDefinition } from './callTable.ts'
import type { HttpRequest } from './transport.ts'

/** Where and how requests of a table are sent. */
export interface TableRequestOptions {
  baseUrl: string
  headers: Readonly<Record<string, string>>
  token: string | undefined
  tokenIn: 'header' | 'body'
}

/** The HTTP request of a call: fields of its path, then the query or a JSON body, and the token, which is never part of the URL. */
export function tableRequest({ url, method = 'POST' }: CallDefinition, body: object, options: TableRequestOptions): HttpRequest {
  const { baseUrl, headers, token, tokenIn } = options
  const { path, rest } = fillPath(url, { ...body })
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const inBody = hasBody && tokenIn === 'body'
  const sent = inBody && token !== undefined && !('token' in rest) ? { ...rest, token } : rest
  return {
    url: baseUrl.replace(/\/+$/, '') + path + (hasBody ? '' : queryOf(rest)),
    method,
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(token !== undefined && !inBody && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(hasBody && { body: JSON.stringify(sent) }),
  }
}

type Fields = Readonly<Record<string, unknown>>

function fillPath(url: string, fields: Fields): { path: string; rest: Fields } {
  const used = new Set<string>()
  const path = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name)
    const value = fields[name]
    // URLs resolve `.` and `..`, encoded or not, so that they would address another call.
    if ((typeof value === 'string' || typeof value === 'number') && !/^\.{0,2}$/.test(String(value))) return encodeURIComponent(value)
    throw new Error(`The address ${url} needs the field "${name}" as a text or number other than "", "." and "..".`)
  })
  return { path, rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !used.has(name))) }
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') query.append(name, String(one))
      else if (one !== undefined) throw new Error(`The query field "${name}" has to be a text, a number, a boolean, or a list of them.`)
    }
  }
  const text = query.toString()
  return text && `?${text}`
}
