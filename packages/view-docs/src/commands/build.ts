import { createBuilder } from 'vite'
import type { Project } from '../config/Project.ts'

/** Builds the site. Rejects with all problems of the pages, if there are any. */
export async function build({ vite }: Project): Promise<void> {
  const start = performance.now()
  const builder = await createBuilder(await vite('production'))
  await builder.buildApp()
  process.stdout.write(`Built the site in ${((performance.now() - start) / 1000).toFixed(1)} s.\n`)
}
