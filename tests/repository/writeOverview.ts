import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { overviews, withOverview } from './src/overview.ts'
import { read, root } from './src/repository.ts'

// Writes the package graph and the package table into the documents.
for (const [file, overview] of overviews()) writeFileSync(join(root, file), withOverview(read(file), overview))
process.stdout.write('README.md and CONTRIBUTING.md written.\n')
