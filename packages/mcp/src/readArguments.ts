import { parseArgs } from 'node:util'
import { isLocale, locales, type Locale } from '@view-site/i18n/product'
import { links } from '@view-site/site-data/links'

/** The parsed command line. */
export type Command =
  | { action: 'help' }
  | { action: 'version' }
  | { action: 'stdio'; docs: string; locale: Locale }
  | { action: 'http'; docs: string; locale: Locale; host: string; port: number; allowedHosts: string[] }

/** Host names of the loopback interface. */
const local = ['localhost', '127.0.0.1', '[::1]']

/** Parses the arguments of the command. Throws an error with the problem and its fix. */
export function readArguments(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    options: {
      docs: { type: 'string' },
      locale: { type: 'string' },
      http: { type: 'boolean' },
      host: { type: 'string' },
      port: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      version: { type: 'boolean', short: 'v' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return { action: 'help' }
  if (values.version) return { action: 'version' }
  const { docs = links.site, locale = locales[0], http, host = '127.0.0.1', port = '3333', 'allow-host': allowed = [] } = values
  if (!isLocale(locale)) throw new Error(`--locale ${locale} is not a language of the documentation. Write ${locales.join(' or ')}.`)
  if (!http) {
    const misplaced = (['host', 'port', 'allow-host'] as const).find((name) => values[name] !== undefined)
    if (misplaced !== undefined) throw new Error(`--${misplaced} has no effect without --http. Add --http, or remove it.`)
    return { action: 'stdio', docs, locale }
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port ${port} is not a port. Write a number up to 65535.`)
  if (!isLoopback(host) && allowed.length === 0)
    throw new Error(
      `--host ${host} can be reached from other computers. Name the host that clients use, for example --allow-host docs.example.com.`,
    )
  return { action: 'http', docs, locale, host, port: Number(port), allowedHosts: [...(isLoopback(host) ? local : []), ...allowed] }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
