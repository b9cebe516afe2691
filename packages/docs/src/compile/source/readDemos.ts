import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { Problem } from '../Problem.ts'
import { readText } from './readText.ts'
import type { VersionAdapter } from '../../versions/createAdapter.ts'

/** Options of {@link readDemos}. */
export interface ReadDemosOptions extends Pick<CollectionOptions, 'demoExtensions' | 'localizeDemo'> {
  /** Turns demos into those of an older version; `undefined` for a demo that it does not have. */
  adapt?: Pick<VersionAdapter, 'demo'> | undefined
}

/** The source of a demo in one locale. */
export interface Demo {
  name: string
  /** Of its file, without a dot. */
  extension: string
  source: string
}

/**
 * Reads the demos of a page in a locale: `shown` are its demos by name, `left` the names of those that the page's version leaves out.
 * Reports demos that cannot be localized, and names that occur twice.
 */
export async function readDemos(
  { id, folder }: Pick<CollectionPage, 'folder' | 'id'>,
  locale: string,
  { localizeDemo, demoExtensions = ['vue'], adapt }: ReadDemosOptions,
  problems: Problem[],
): Promise<{ shown: Demo[]; left: string[] }> {
  const left: string[] = []
  const files = (await readdir(join(folder, 'demos')).catch((): string[] => [])).sort()
  const demos = await Promise.all(
    files.map(async (fileName) => {
      const [, name = '', extension = ''] = /^(.+)\.(\w+)$/.exec(fileName) ?? []
      if (!demoExtensions.includes(extension)) return []
      const file = `${id}/demos/${fileName}`
      const written = await readText(join(folder, 'demos', fileName))
      const source = adapt ? adapt.demo(written) : written
      if (source === undefined) {
        left.push(name)
        return []
      }
      try {
        return [{ name, extension, source: localizeDemo ? localizeDemo(source, locale, file) : source }]
      } catch (error) {
        problems.push(demoProblem(error, file))
        return [{ name, extension, source }]
      }
    }),
  )
  const found = demos.flat()
  for (const [index, { name, extension }] of found.entries()) {
    const other = found.find((demo) => demo.name === name)
    if (other === found[index]) continue
    problems.push({
      file: `${id}/demos/${name}.${extension}`,
      line: 1,
      message: `There is a demo "${name}" in ${name}.${other?.extension} too.`,
      fix: 'Rename one of them: pages show demos by their names without extension.',
    })
  }
  return { shown: found, left }
}

/** `localizeDemo` throws errors that carry `line`, and begin with the place. */
function demoProblem(error: unknown, file: string): Problem {
  const line = error instanceof Error && 'line' in error && typeof error.line === 'number' ? { line: error.line } : {}
  const text = error instanceof Error ? error.message : String(error)
  const [message = '', ...fix] = text.replace(/^\S+:\d+: /, '').split(/(?<=[.”"]) (?=[A-Z])/)
  return { file, ...line, message, fix: fix.join(' ') || 'Fix the demo.' }
}
