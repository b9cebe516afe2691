import { checkContent, readCodeFences, reportByFile, type CodeFence } from '@view-site/docs/authoring'
import type { Project } from '../config/Project.ts'

/**
 * Reports every mistake in the pages without building the site; with a route, code is checked on that page alone. Returns whether there is
 * no mistake.
 */
export async function check(project: Project, route?: string): Promise<boolean> {
  const start = performance.now()
  const { collection, cache } = project
  const { also, code, localizeDemo } = await project.checks()
  const fences = code ? await fencesOf(project, route) : []
  const options = localizeDemo ? { ...collection, localizeDemo } : collection
  const { problems, pages } = await checkContent(options, { cache, ...(also ? { also } : {}) })
  const all = [...problems, ...((await code?.(fences)) ?? [])]
  const checked = code ? `${pages} pages and ${fences.length} blocks of code` : `${pages} pages`
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(reportByFile(all))
  process.stdout.write(`${checked} checked in ${seconds} s, ${all.length === 0 ? 'no problems' : `${all.length} problems`}.\n`)
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
