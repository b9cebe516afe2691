const hosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The address of a registry on this machine, with a slash at its end. Throws for any other address, and for one that can be read in two ways. */
export function loopbackRegistry(address: string): string {
  if (!URL.canParse(address)) throw refusal('it is not an address')
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw refusal('it carries credentials')
  if (url.protocol !== 'http:') throw refusal(`its protocol is ${url.protocol}`)
  if (!hosts.has(url.hostname)) throw refusal(`its host is ${url.hostname || 'empty'}`)
  if (url.search !== '' || url.hash !== '') throw refusal('it has a query or a hash')
  if (address !== url.href && `${address}/` !== url.href) throw refusal(`it is another way to write ${url.href}`)
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

function refusal(why: string): Error {
  return new Error(
    `Refused a registry: ${why}. A rehearsal publishes to http://127.0.0.1, http://localhost or http://[::1] only. ` +
      'Take the address out of .npmrc, publishConfig or the environment, wherever it was set.',
  )
}
