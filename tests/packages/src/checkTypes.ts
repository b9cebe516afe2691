import { checkPackage, type Problem } from '@arethetypeswrong/core'
import { entriesOf } from '@view-site/published'
import type { Tarball } from './Tarball.ts'

/**
 * Resolutions that are not looked at. The packages are ESM only: `node10` knows no `exports`, and what CommonJS requires
 * (`node16-cjs`) is ESM there too, which Node ≥ 22.18 loads.
 */
const passedOver = new Set(['node10', 'node16-cjs'])

/** What are-the-types-wrong finds under `bundler` and `node16` from ESM. Style sheets have no types to be wrong. */
export async function checkTypes({ package: packed, manifest }: Tarball): Promise<string[]> {
  const entrypoints = entriesOf(manifest)
    .filter(({ file }) => file?.endsWith('.js'))
    .map(({ subpath }) => subpath)
  const { types, ...rest } = await checkPackage(packed, { entrypoints })
  if (types === false) return ['are-the-types-wrong finds no types at all: see "exports".']
  const problems = 'problems' in rest ? rest.problems : []
  return problems.filter((problem) => !isPassedOver(problem)).map((problem) => `are-the-types-wrong: ${JSON.stringify(problem)}`)
}

function isPassedOver(problem: Problem): boolean {
  if ('resolutionKind' in problem) return passedOver.has(problem.resolutionKind)
  return 'resolutionOption' in problem && passedOver.has(problem.resolutionOption)
}
