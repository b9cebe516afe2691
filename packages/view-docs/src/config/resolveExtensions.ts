import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SiteRoute } from '../app/site/SiteData.ts'
import { ConfigError } from './ConfigError.ts'
import type { DocsConfig } from './DocsConfig.ts'
import type { Text } from './DocsLink.ts'

/** The modules that a site adds to the theme, as absolute paths. */
export interface SiteExtensions {
  /** Component of each further page by its path. */
  routes: Readonly<Record<string, string>>
  /** Components of the shell by slot; `null` removes one. */
  shell: Readonly<Record<string, string | null>>
  /** Module that exports the ports of articles. */
  ports?: string
  /** Module that exports the kinds of blocks. */
  blocks?: string
  /** Stylesheets of all pages. */
  styles: readonly string[]
}

/** Resolves the modules of a configuration. Throws a {@link ConfigError} if one is missing. */
export function resolveExtensions({ routes = [], shell = {}, ports, blocks, styles = [] }: DocsConfig, root: string): SiteExtensions {
  const moduleOf = (option: string, file: string) => {
    const path = resolve(root, file)
    if (!existsSync(path)) throw new ConfigError(`\`${option}\` names ${file}, and there is no such file. Write its path from ${root}.`)
    return path
  }
  return {
    routes: Object.fromEntries(routes.map(({ path, component }) => [path, moduleOf('routes', component)])),
    shell: Object.fromEntries(Object.entries(shell).map(([slot, file]) => [slot, file === null ? null : moduleOf(`shell.${slot}`, file)])),
    ...(ports === undefined ? {} : { ports: moduleOf('ports', ports) }),
    ...(blocks === undefined ? {} : { blocks: moduleOf('blocks', blocks) }),
    styles: styles.map((file) => moduleOf('styles', file)),
  }
}

/** The further pages of a site as plain data. Throws a {@link ConfigError} for an invalid path. */
export function siteRoutes(
  { routes = [], home }: DocsConfig,
  inAll: (text: Text) => Record<string, string>,
  sections: readonly string[],
): SiteRoute[] {
  return routes.map(({ path, title, description, isIndexed = true }) => {
    const first = path.split('/')[1] ?? ''
    if (!/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path) || path === '/404')
      throw new ConfigError(`\`routes\` has the path "${path}". Write lower-case words with hyphens, from the root: /pricing.`)
    if (sections.includes(first) && first !== '')
      throw new ConfigError(`\`routes\` has the path "${path}", which is in the section "${first}". Choose another one.`)
    if (path === '/' && home) throw new ConfigError('Both `home` and `routes` have the page /. Leave one of them out.')
    return { path, title: inAll(title), description: inAll(description), isIndexed }
  })
}
