const secretName = /token|passw|secret|captcha|authorization|cookie|^code$/i
const struck = '***'
/** Deepest level that is kept: a value may contain itself. */
const deepest = 6

/** Both ends of a token, enough to distinguish two; a short one is masked completely. */
export function maskToken(token: string): string {
  return token.length < 16 ? '••••••••' : `${token.slice(0, 4)}••••••••${token.slice(-4)}`
}

/** An address without its secrets: values of telling parameters, in query and hash, and the tokens of reset and verify pages. */
export function scrubUrl(url: string): string {
  return url
    .replace(/([?&#]([^=&#]+)=)([^&#]*)/g, (whole, start: string, name: string) => (secretName.test(name) ? start + struck : whole))
    .replace(/\/(reset|verify)\/[^/?#]+/g, `/$1/${struck}`)
}

/** A value that is safe to keep and show: plain data, secret fields struck out, the token masked wherever it occurs. */
export function scrubValue(value: unknown, token: string | undefined, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value, token)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object') return value === undefined ? null : typeof value
  if (depth >= deepest) return '…'
  if (value instanceof Error) return errorOf(value, token, depth)
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, token, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secretName.test(name) ? struck : scrubValue(one, token, depth + 1)]),
  )
}

function errorOf({ name, message, stack, cause }: Error, token: string | undefined, depth: number): unknown {
  const text = (one: string | undefined) => (one === undefined ? null : scrubText(one, token))
  return { name, message: text(message), stack: text(stack), ...(cause !== undefined && { cause: scrubValue(cause, token, depth + 1) }) }
}

function scrubText(text: string, token: string | undefined): string {
  const clean = text.replace(/\bhttps?:\/\/[^\s"'<>)]+/g, scrubUrl)
  return token ? clean.replaceAll(token, maskToken(token)) : clean
}
