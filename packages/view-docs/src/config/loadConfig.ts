import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocsConfig } from './DocsConfig.ts'
import { ConfigError, resolveConfig, type ResolvedConfig } from './resolveConfig.ts'

const names = ['docs.config.ts', 'docs.config.js']

/** Reads the configuration of the site in a folder. Throws a {@link ConfigError} if there is none, or if something in it is wrong. */
export async function loadConfig(root: string): Promise<ResolvedConfig> {
  const file = names.map((name) => join(root, name)).find(existsSync)
  if (file === undefined) throw new ConfigError(`There is no docs.config.ts in ${root}. Start in the folder of the site, or write one.`)
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  if (!isConfig(module.default))
    throw new ConfigError(`${file} exports no configuration. Write \`export default defineDocs({ title, origin })\`.`)
  return resolveConfig(module.default, root)
}

function isConfig(value: unknown): value is DocsConfig {
  return typeof value === 'object' && value !== null && 'title' in value && 'origin' in value && typeof value.origin === 'string'
}
