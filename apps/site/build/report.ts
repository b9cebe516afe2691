import { resolve } from 'node:path'
import { buildEnv } from './buildEnv.ts'
import { collectionOptions } from './collectionOptions.ts'
import { contentReport } from './contentReport.ts'

const cache = resolve(import.meta.dirname, '../node_modules/.cache/view-site-docs')

// The API reference is generated: its words and repetitions say nothing about the content.
const { references: _generated, ...ownPages } = collectionOptions(buildEnv(process.env))
process.stdout.write(`${await contentReport(ownPages, { cache })}\n`)
