import { join } from 'node:path'
import { root } from './paths.mjs'
import { start } from './processes.mjs'
import { step } from './progress.mjs'
import { prepareSystem } from './system.mjs'

/** All checks, or only those named: `npm test -- lint unit`. The runner is tooling/checks. */
export default async function main(args) {
  const withEngines = args.includes('--full') || args.includes('engines')
  await step('Browser, fonts, database and web servers of the machine', () => prepareSystem({ withEngines }))
  const { code } = await start(process.execPath, [join(root, 'tooling/checks/src/run.ts'), ...args]).done
  process.exit(code)
}
