import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { CollectionOptions } from './Collection.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'

/** Pictures of the site that there are no files of. */
export function checkPictures(pages: readonly PageFacts[], { publicFolder }: CollectionOptions): Problem[] {
  if (publicFolder === undefined) return []
  return pages.flatMap(({ id, locale, pictures }) =>
    pictures.flatMap(({ href, line }): Problem[] => {
      const path = href.replace(/[?#].*$/, '')
      if (!/^\/(?!\/)/.test(path) || existsSync(join(publicFolder, path))) return []
      const fix = 'Put the file into the folder of public files, or correct the address.'
      return [{ file: `${id}/${locale}.md`, line, message: `There is no picture ${path}.`, fix }]
    }),
  )
}
