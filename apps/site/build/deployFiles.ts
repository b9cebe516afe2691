import type { RedirectRules } from '@view-site/static-site/build'
import { clientRoutes } from '../src/clientRoutes.ts'

/**
 * Files that the server configurations in `deploy` include, by path: the response headers of every page with the hashes of this build's
 * inline scripts, the prerendered shells of client routes, and the redirects of moved pages.
 */
export function deployFiles(
  headers: Readonly<Record<string, string>>,
  redirects: Pick<RedirectRules, 'caddy' | 'nginx'>,
): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, quoted(value)] as const)
  return {
    'nginx/headers.conf': lines(entries.map(([name, value]) => `add_header ${name} ${value} always;`)),
    'nginx/shells.conf': lines(
      clientRoutes.map(({ path, shell }) => `"~^(?<shell_locale>/en-US)?${path}/[^/]+$" "$shell_locale${shell}.html";`),
    ),
    'nginx/redirects.conf': movedPages + redirects.nginx,
    'caddy/redirects': movedPages + redirects.caddy,
    'caddy/headers': lines(entries.map(([name, value]) => `header ${name} ${value}`)),
    'caddy/shells': lines(
      clientRoutes.flatMap(({ path, shell }, index) => [
        `@shell${index} path_regexp shell${index} ^(/en-US)?${path}/[^/]+$`,
        `rewrite @shell${index} {re.shell${index}.1}${shell}.html`,
      ]),
    ),
  }
}

/** Comment at the start of the redirects: Caddy does not import an empty file. */
const movedPages = '# Moved pages.\n'

/** Quotes a value for both servers. */
function quoted(value: string): string {
  if (/["\\${}\n]/.test(value))
    throw new Error(
      `The header ${value} contains a quote, backslash, $, brace or line break, which nginx or Caddy would interpret. Remove it.`,
    )
  return `"${value}"`
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
