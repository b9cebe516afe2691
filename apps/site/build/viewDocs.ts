import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Runs the command `view-docs` from its source, so that the site needs no built packages. Call it with the words of the command. */
const manifest = fileURLToPath(import.meta.resolve('view-docs/package.json'))
const { bin } = z.object({ bin: z.object({ 'view-docs': z.string() }) }).parse(JSON.parse(readFileSync(manifest, 'utf8')))
const source = bin['view-docs'].replace('/dist/', '/src/').replace(/\.js$/, '.ts')
await import(pathToFileURL(join(dirname(manifest), source)).href)
