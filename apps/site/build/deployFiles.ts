import { clientRoutes } from '../src/clientRoutes.ts'

/**
 * What the configurations in `deploy` include, by path: the headers of every page with the hashes of this build's inline scripts, and
 * the shells of routes that only the browser knows.
 */
export function deployFiles(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, quoted(value)] as const)
  return {
    'nginx/headers.conf': lines(entries.map(([name, value]) => `add_header ${name} ${value} always;`)),
    'nginx/shells.conf': lines(
      clientRoutes.map(({ path, shell }) => `"~^(?<shell_locale>/en-US)?${path}/[^/]+$" "$shell_locale${shell}.html";`),
    ),
    'caddy/headers': lines(entries.map(([name, value]) => `header ${name} ${value}`)),
    'caddy/shells': lines(
      clientRoutes.flatMap(({ path, shell }, index) => [
        `@shell${index} path_regexp shell${index} ^(/en-US)?${path}/[^/]+$`,
        `rewrite @shell${index} {re.shell${index}.1}${shell}.html`,
      ]),
    ),
  }
}

/** A value as both servers read it; what would end it, or be read as a variable, has no place in a header. */
function quoted(value: string): string {
  if (/["\\${}\n]/.test(value)) throw new Error(`The header ${value} cannot be written into a server's configuration.`)
  return `"${value}"`
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
