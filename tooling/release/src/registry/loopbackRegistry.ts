const hosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The normalised URL of a registry on this machine, with a trailing slash. Throws for any other URL, and for an ambiguous one. */
export function loopbackRegistry(address: string): string {
  if (!URL.canParse(address)) throw refusal('it is not a URL')
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw refusal('it contains credentials')
  if (url.protocol !== 'http:') throw refusal(`its protocol is ${url.protocol}`)
  if (!hosts.has(url.hostname)) throw refusal(`its host is ${url.hostname || 'empty'}`)
  if (url.search !== '' || url.hash !== '') throw refusal('it has a query or a hash')
  if (address !== url.href && `${address}/` !== url.href) throw refusal(`it is not the normal form of ${url.href}`)
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

function refusal(why: string): Error {
  return new Error(
    `Refused a registry: ${why}. A rehearsal publishes to http://127.0.0.1, http://localhost or http://[::1] only. ` +
      'Remove the setting from .npmrc, publishConfig or the environment.',
  )
}
