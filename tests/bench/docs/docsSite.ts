import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layOut, type CorpusPage } from './corpus.ts'
import { measureBuild, type BuildCost } from './measureBuild.ts'

/** The published command `view-docs`. */
const cli = fileURLToPath(new URL('dist/cli.js', import.meta.resolve('view-docs/package.json')))

/**
 * Writes a site of view-docs in one locale.
 * @param root Folder of the site; it is emptied first.
 * @param config What its configuration has besides title, origin and locale.
 */
export async function writeSite(root: string, pages: readonly CorpusPage[], config: object = {}): Promise<void> {
  await rm(root, { recursive: true, force: true })
  await layOut(pages, join(root, 'content'))
  const whole = { title: 'Corpus', origin: 'https://corpus.example', locales: ['zh-CN'], ...config }
  await writeFile(join(root, 'docs.config.ts'), `export default ${JSON.stringify(whole, null, 2)}\n`)
}

/** Builds a site of view-docs with the published command and measures it. */
export function buildSite(root: string): Promise<BuildCost> {
  if (!existsSync(cli)) throw new Error(`There is no ${cli}: run pnpm exec turbo run build --filter=view-docs first.`)
  return measureBuild([process.execPath, cli, 'build'], { cwd: root, env: process.env })
}

/** Folder of a built site's files. */
export function outputOf(root: string): string {
  return join(root, 'dist/client')
}
