import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodeBlock, CodeProblem } from '@view-site/code-check'
import { readCodeFences } from '@view-site/docs/authoring'
import type { DevCheckOptions, DevDocs } from '@view-site/docs/vite'
import type { CollectionPage, Problem } from '@view-site/docs/compile'
import { locales } from '@view-site/i18n/product'
import { compiledDemo, DemoError } from '@view-site/vue-demo/vite'
import { Tinypool } from 'tinypool'
import { createApiCheck } from './createApiCheck.ts'

/**
 * Creates the checks of a page that `content:check` runs besides those of the docs engine: of its API tables, its demos and its code. Code is
 * checked in a thread, because the types of its imports would keep the development server busy.
 */
export function createDevChecks(root: string, docs: () => DevDocs): NonNullable<DevCheckOptions['also']> {
  let pool: Tinypool | undefined
  let api: ReturnType<typeof createApiCheck> | undefined
  const checkCode = async (blocks: readonly CodeBlock[]): Promise<CodeProblem[]> => {
    if (blocks.length === 0) return []
    pool ??= new Tinypool({
      filename: new URL('codeCheckWorker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      execArgv: ['--conditions=@view-site/source'],
    })
    return pool.run({ blocks, root })
  }
  return async (page) => {
    const checkApi = await (api ??= createApiCheck(root, async ({ id }) => (await docs().compiled(id))?.api ?? {}))
    const blocks = await readCodeFences({ root, products: [page.id] })
    const own = blocks.filter(({ file }) => file.slice(0, file.lastIndexOf('/')) === page.id)
    return [...(await checkApi(page)), ...(await checkDemos(page)), ...(await checkCode(own))]
  }
}

/** Demos of a page that do not compile. */
async function checkDemos({ id, folder }: CollectionPage): Promise<Problem[]> {
  const found = globSync('demos/*.vue', { cwd: folder }).map(async (name): Promise<Problem[]> => {
    const source = await readFile(join(folder, name), 'utf8')
    const file = `${id}/${name}`
    for (const locale of locales) {
      try {
        compiledDemo(source, locale, file)
      } catch (error) {
        if (!(error instanceof DemoError)) throw error
        return [{ file, line: error.line, message: error.problem, fix: error.hint }]
      }
    }
    return []
  })
  return (await Promise.all(found)).flat()
}
