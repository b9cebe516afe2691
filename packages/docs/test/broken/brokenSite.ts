import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { compileAll, createCollection, DocsError, type CollectionOptions } from '../../src/compile/index.ts'
import { fixtureLicences } from '../openFixture.ts'

/** A change of one file of the sound site. */
export type Change = (root: string) => Promise<void>

/** Replaces a piece of a file, which has to be there. */
export function edit(file: string, from: string, to: string): Change {
  return async (root) => {
    const text = await readFile(join(root, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" to replace.`)
    await writeFile(join(root, file), text.replace(from, to))
  }
}

/** Adds to the end of a page in both locales. */
export function append(page: string, text: string): Change {
  return async (root) => {
    for (const locale of ['zh-CN', 'en-US']) await writeFile(join(root, page, `${locale}.md`), `\n${text}\n`, { flag: 'a' })
  }
}

/** Overwrites a file. */
export function write(file: string, text: string): Change {
  return async (root) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** Deletes a file. */
export function remove(file: string): Change {
  return (root) => rm(join(root, file))
}

/** How the site is read, and checked. */
export function siteOptions(root: string): CollectionOptions {
  return {
    root,
    products: ['shop'],
    routes: ['/price'],
    licences: fixtureLicences,
    publicFolder: join(root, 'public'),
    lastUpdated: new Map(),
    localizeDemo,
  }
}

/** What the build says of a site; empty when it says nothing. */
export async function problemsOfBuild(root: string): Promise<string> {
  try {
    await compileAll(await createCollection(siteOptions(root)), { cache: false })
    return ''
  } catch (error) {
    if (error instanceof DocsError) return error.message.replaceAll(root, '')
    throw error
  }
}

/** Like that of the site: replaces what the dictionary names, and refuses what it does not. */
function localizeDemo(source: string, locale: string, file: string): string {
  const [shown = '', dictionary = ''] = source.split('<i18n lang="en-US">\n')
  if (locale === 'zh-CN') return shown
  const texts = Array.from(dictionary.matchAll(/^(.+): (.+)$/gm), ([, from = '', to = '']) => [from, to] as const)
  const localized = texts.reduce((text, [from, to]) => text.replaceAll(from, to), shown)
  const line = localized.split('\n').findIndex((text) => /\p{Script=Han}/u.test(text)) + 1
  if (line === 0) return localized
  const message = `${file}:${line}: Chinese is left over in the en-US demo: “${localized.split('\n')[line - 1]?.trim()}”.`
  throw Object.assign(new Error(`${message} Add the text to <i18n lang="en-US">.`), { line })
}
