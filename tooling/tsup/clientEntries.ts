import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

const directive = '"use client";\n'

/**
 * Adds `'use client'` to the entries that import from `react`, so that server components can import their components: esbuild drops the
 * directive of bundled sources. Entries without React stay usable on a server.
 */
export function clientEntries(entries: readonly string[]): Plugin {
  return {
    name: 'client-entries',
    async buildEnd() {
      const files = entries.map((entry) => join('dist', `${entry}.js`))
      await Promise.all(files.map(async (file) => ((await importsReact(file)) ? mark(file) : undefined)))
    },
  }
}

/** Whether a file, or a chunk that it imports statically, imports from `react`. */
async function importsReact(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false
  seen.add(file)
  const code = await readFile(file, 'utf8')
  const imported = [...code.matchAll(/(?:^|[;\n}])\s*(?:import|export)\b[^;"'()]*?(?:from)?\s*["']([^"']+)["']/g)].map(
    ([, name = '']) => name,
  )
  if (imported.includes('react')) return true
  const chunks = imported.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name))
  const found = await Promise.all(chunks.map(async (chunk) => importsReact(chunk, seen)))
  return found.includes(true)
}

async function mark(file: string): Promise<void> {
  await writeFile(file, directive + (await readFile(file, 'utf8')))
  const map: { mappings: string } = JSON.parse(await readFile(`${file}.map`, 'utf8'))
  // The directive moves the code down by one line.
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}
