import { checkContent, readCodeFences, reportCheck, type CodeFence } from '@view-site/docs/authoring'
import type { Project } from '../config/Project.ts'

/**
 * Reports every problem in the pages without building the site, as text or JSON; with a route, code is only checked on that page. Returns
 * true if there are no problems.
 */
export async function check(project: Project, { route, json }: { route?: string | undefined; json: boolean }): Promise<boolean> {
  const start = performance.now()
  const { collection, cache } = project
  const { also, code, localizeDemo } = await project.checks()
  const fences = code ? await fencesOf(project, route) : []
  const options = localizeDemo ? { ...collection, localizeDemo } : collection
  const { problems, pages } = await checkContent(options, { cache, ...(also ? { also } : {}) })
  const all = [...problems, ...((await code?.(fences)) ?? [])]
  const checked = code ? `${pages} pages and ${fences.length} blocks of code` : `${pages} pages`
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const summary = `${checked} checked in ${seconds} s`
  process.stdout.write(reportCheck({ problems: all, pages }, { root: collection.root, json, summary }))
  return all.length === 0
}

async function fencesOf(
  { collection: { root, products = [], locales } }: Project,
  route: string | undefined,
): Promise<readonly CodeFence[]> {
  const all = await readCodeFences({ root, products, ...(locales ? { locales } : {}) })
  if (route === undefined) return all
  const ofPage = all.filter(({ file }) => file.startsWith(`${route}/`))
  if (ofPage.length === 0) throw new Error(`There is no page ${route} with code in it.`)
  return ofPage
}
