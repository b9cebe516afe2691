import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithParent } from '@view-site/bootstrap/processes'
import { createReport } from './createReport.ts'
import type { PackageManager } from './FreshApp.ts'
import { rehearse } from './rehearse.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const root = resolve(import.meta.dirname, '../../..')

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'release-rehearsal') },
    only: { type: 'string' },
    managers: { type: 'string', default: 'npm,pnpm' },
  },
})

exitWithParent()
const folder = temporaryFolder('release-rehearsal', { keep: values.keep })
const out = resolve(root, values.out)
const report = createReport(out, (text) => process.stdout.write(text))
try {
  const managers = values.managers.split(',').filter(isPackageManager)
  await rehearse({ root, folder, out, managers, report, ...(values.only === undefined ? {} : { only: values.only.split(',') }) })
} catch (error) {
  // The error of a failed step is already in the report.
  if (report.steps.every((step) => step.error === undefined)) throw error
}
const failed = report.close()
if (values.keep) report.note(`Kept: ${folder}`)
process.exit(failed.length === 0 ? 0 : 1)

function isPackageManager(name: string): name is PackageManager {
  return name === 'npm' || name === 'pnpm'
}
