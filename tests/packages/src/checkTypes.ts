import { checkPackage, type Problem } from '@arethetypeswrong/core'
import { entriesOf } from '@view-site/published'
import type { Tarball } from './Tarball.ts'

/**
 * Module resolutions that are ignored. The packages are ESM only: `node10` does not support `exports`, and under `node16-cjs` a `require()`
 * gets ESM, which Node ≥ 22.18 can load.
 */
const ignored = new Set(['node10', 'node16-cjs'])

/**
 * Problems that are-the-types-wrong finds under `bundler` and `node16` from ESM. Style sheets are not checked, because they have no types.
 */
export async function checkTypes({ package: packed, manifest }: Tarball): Promise<string[]> {
  const entrypoints = entriesOf(manifest)
    .filter(({ file }) => file?.endsWith('.js'))
    .map(({ subpath }) => subpath)
  const { types, ...rest } = await checkPackage(packed, { entrypoints })
  if (types === false) return ['are-the-types-wrong finds no types at all: see "exports".']
  const problems = 'problems' in rest ? rest.problems : []
  return problems.filter((problem) => !isIgnored(problem)).map((problem) => `are-the-types-wrong: ${JSON.stringify(problem)}`)
}

function isIgnored(problem: Problem): boolean {
  if ('resolutionKind' in problem) return ignored.has(problem.resolutionKind)
  return 'resolutionOption' in problem && ignored.has(problem.resolutionOption)
}
