import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Folder of the library's components. */
export const components = join(dirname(createRequire(import.meta.url).resolve('view-ui-plus/package.json')), 'src/components')

/** The source of a component of the library, all its files. */
export function sourceOf(component: string): string {
  return globSync(`${component}/**/*.{vue,js}`, { cwd: components })
    .sort()
    .map((file) => readFileSync(join(components, file), 'utf8'))
    .join('\n')
}
