import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError } from './ConfigError.ts'
import type { DocsApplication } from './DocsApplication.ts'
import type { DocsConfig } from './DocsConfig.ts'
import { applicationProject, themedProject, type Project } from './Project.ts'
import { resolveConfig } from './resolveConfig.ts'

const names = ['docs.config.ts', 'docs.config.js']

/** Loads the configuration of the site in a folder. Throws a {@link ConfigError} if it is missing or invalid. */
export async function loadConfig(root: string): Promise<Project> {
  const file = names.map((name) => join(root, name)).find(existsSync)
  if (file === undefined)
    throw new ConfigError(`There is no docs.config.ts in ${root}. Run the command in the folder of the site, or create the file.`)
  // The query reloads the module when the development server restarts after a change.
  const { default: config }: { default?: unknown } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
  if (isApplication(config)) return applicationProject(config, file)
  if (isConfig(config)) return themedProject(resolveConfig(config, root), file)
  throw new ConfigError(`${file} exports no configuration. Write \`export default defineDocs({ title, origin })\`.`)
}

function isConfig(value: unknown): value is DocsConfig {
  return typeof value === 'object' && value !== null && 'title' in value && 'origin' in value && typeof value.origin === 'string'
}

function isApplication(value: unknown): value is DocsApplication {
  return typeof value === 'object' && value !== null && 'collection' in value && 'vite' in value && typeof value.vite === 'function'
}
