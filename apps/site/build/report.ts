import { buildEnv } from './buildEnv.ts'
import { collectionOptions } from './collectionOptions.ts'
import { contentReport } from './content/contentReport.ts'
import { pageCache } from './pageCache.ts'

const env = buildEnv(process.env)

// The API reference is generated: its words and repetitions say nothing about the content.
const { references: _generated, ...ownPages } = collectionOptions(env)
process.stdout.write(`${await contentReport(ownPages, { cache: pageCache(env) })}\n`)
