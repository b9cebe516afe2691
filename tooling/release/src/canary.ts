import { resolve } from 'node:path'
import { publishCanary } from './registry/publishCanary.ts'

const published = await publishCanary({ root: resolve(import.meta.dirname, '../../..'), say: (line) => process.stdout.write(`${line}\n`) })
for (const { name, version } of published) process.stdout.write(`${name}@${version}\n`)
