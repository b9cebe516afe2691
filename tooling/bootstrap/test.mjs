import { step } from './progress.mjs'
import { prepareSystem } from './system.mjs'

/** All checks, or only those named: `npm test -- lint unit`. What they are is defined in tooling/checks. */
export default async function main(args) {
  await step('Browser, fonts, database and web servers of the machine', prepareSystem)
  const { runChecks } = await import('../checks/src/main.ts')
  process.exit(await runChecks(args))
}
