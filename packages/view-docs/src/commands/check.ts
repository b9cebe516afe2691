import { join } from 'node:path'
import { checkContent, reportByFile } from '@view-site/docs/authoring'
import type { ResolvedConfig } from '../config/resolveConfig.ts'

/** Reports every mistake in the pages without building the site. Returns whether there is none. */
export async function check({ root, collection }: ResolvedConfig): Promise<boolean> {
  const { problems, pages } = await checkContent(collection, { cache: join(root, 'node_modules/.cache/view-docs') })
  process.stdout.write(reportByFile(problems))
  process.stdout.write(`${pages} pages checked, ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}.\n`)
  return problems.length === 0
}
