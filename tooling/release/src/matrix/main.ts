import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithParent } from '@view-site/bootstrap/processes'
import { temporaryFolder } from '../temporaryFolder.ts'
import { runMatrix } from './runMatrix.ts'
import { writeSupported } from './supported.ts'

const root = resolve(import.meta.dirname, '../../../..')
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, only: { type: 'string' } } })

exitWithParent()
const folder = temporaryFolder('release-matrix', { keep: values.keep })
const say = (line: string) => void process.stdout.write(`${line}\n`)
const record = await runMatrix({ root, folder, say, ...(values.only !== undefined && { only: values.only }) })
if (values.keep) say(`Kept: ${folder}`)
if (values.only === undefined) {
  writeFileSync(join(root, 'tooling/release/matrix.json'), `${JSON.stringify(record, null, 2)}\n`)
  writeSupported(root, record)
  say('tooling/release/matrix.json and packages/layout/README.md written.')
}
process.exit(record.cases.length > 0 ? 0 : 1)
