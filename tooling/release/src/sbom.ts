import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSboms } from './writeSboms.ts'

const root = resolve(import.meta.dirname, '../../..')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'release-sbom' } } })

const files = await writeSboms({ root, folder: resolve(root, values.out) })
for (const file of files) process.stdout.write(`${relative(root, file)}\n`)
