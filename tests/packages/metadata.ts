import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { publishedPackages } from '@view-site/published'
import { links } from '@view-site/site-data/links'
import { derivedFields } from './src/derivedFields.ts'

// Writes the fields that are derived from the repository's URL and from `exports` into every manifest.
const packages = await publishedPackages(resolve(import.meta.dirname, '../..'))
await Promise.all(
  packages.map(async (one) => {
    const manifest = { ...one.manifest, ...derivedFields(one, links.repository) }
    await writeFile(join(one.path, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }),
)
process.stdout.write(`${packages.length} manifests written.\n`)
