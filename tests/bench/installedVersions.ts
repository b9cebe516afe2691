import { readFileSync } from 'node:fs'

/** The versions of packages that a folder of this repository has installed. */
export function installedVersions(folder: 'content' | 'tests/bench', names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const manifest = new URL(`../../${folder}/node_modules/${name}/package.json`, import.meta.url)
      const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
      return [name, version]
    }),
  )
}
