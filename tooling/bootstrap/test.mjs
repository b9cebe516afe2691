import { run } from './processes.mjs'
import { step, total } from './progress.mjs'
import { prepareSystem } from './system.mjs'

const turbo = ['exec', 'turbo', 'run', '--output-logs=errors-only']

/** Title of each check, and what pnpm runs for it. */
const checks = {
  format: ['Formatting', ['run', 'format:check']],
  lint: ['Lint', ['run', 'lint']],
  versions: ['One version of each dependency', ['run', 'versions']],
  unused: ['Nothing unused', ['run', 'unused']],
  boundaries: ['Who may import whom', ['run', 'boundaries']],
  typecheck: ['Types', [...turbo, 'typecheck']],
  unit: ['Unit and component tests', [...turbo, 'test', '--concurrency=2']],
  build: ['Builds', [...turbo, 'build']],
  packages: ['Packages as the registry gets them', ['run', 'packages']],
  budgets: ['Byte budgets', ['run', 'budgets']],
  e2e: ['Browser journeys', ['--filter', '@view-site/e2e', 'run', 'e2e']],
}

/** All checks, or only those named: `npm test -- lint unit`. */
export default async function main(names) {
  const unknown = names.filter((name) => !(name in checks))
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join(', ')}. Known: ${Object.keys(checks).join(', ')}.`)
  await step('Browser, fonts, database and web servers of the machine', prepareSystem)
  for (const [name, [title, args]] of Object.entries(checks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const loud = name === 'e2e' || name === 'unit'
    await step(title, () => run('pnpm', args, { quiet: !loud }))
  }
  process.stdout.write(`\nAll checks passed ${total()}.\n`)
  process.exit(0)
}
