import { join } from 'node:path'

import type { Redirects } from '../../define/defineRedirects.ts'
import type { CollectionOptions } from '../collection/Collection.ts'
import type { Problem } from '../Problem.ts'
import { describeError, lineOfError } from '../source/lineIn.ts'
import { loadDefault } from '../source/loadDefault.ts'
import { redirectsFile } from './redirectsFile.ts'

/** Reads the moved pages as they are written; none if there is no such file. */
export async function readRedirects({ root, load }: CollectionOptions, problems: Problem[]): Promise<Redirects> {
  const path = join(root, redirectsFile)
  try {
    const written = await loadDefault(path, load)
    if (written === undefined || isRedirects(written)) return written ?? {}
    const fix = "Write `export default defineRedirects({ '/old/route': '/new/route' })`."
    problems.push({ file: redirectsFile, line: 1, message: 'The file exports no redirects.', fix })
  } catch (error) {
    const message = `The redirects cannot be read: ${describeError(error, path)}`
    problems.push({ file: redirectsFile, ...lineOfError(error, path), message, fix: 'Fix the file.' })
  }
  return {}
}

function isRedirects(value: unknown): value is Redirects {
  return typeof value === 'object' && value !== null && Object.values(value).every((target) => typeof target === 'string')
}
