import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DemoKind } from './DemoKind.ts'
import { checkLocale } from './readAnswers.ts'
import { siteFiles } from './siteFiles.ts'

/** Folder and initial content of a new site. */
export interface CreateSiteOptions {
  /** Folder, which must be empty or missing. */
  folder: string
  /** @default the name of the folder */
  title?: string
  /** Languages as BCP 47 tags, the default first. @default `['en-US']` */
  locales?: readonly string[]
  /** Kinds of example demos. @default React and Vue */
  demos?: readonly DemoKind[]
  /**
   * Whether names in TypeScript code show their types, with an example page. Adds TypeScript and Twoslash to the dependencies. @default
   * false
   */
  types?: boolean
}

/** Writes a new site and returns the paths of its files. Throws if the folder is not empty or a language tag is invalid. */
export async function createSite({
  folder,
  title,
  locales = ['en-US'],
  demos = ['react', 'vue'],
  types = false,
}: CreateSiteOptions): Promise<string[]> {
  if (locales.length === 0) throw new Error('A site needs at least one language, such as en-US.')
  for (const locale of locales) checkLocale(locale)
  await checkFolder(folder)
  const name = packageName(basename(folder))
  const files = siteFiles({ name, title: title ?? titleOf(basename(folder)), locales, demos, types })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files)
}

/** Throws an error for the user if the folder of a new site is a file or not empty. */
export async function checkFolder(folder: string): Promise<void> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw new Error(`${folder} is a file. Choose another name.`)
    return []
  })
  if (present.some((name) => name !== '.git')) throw new Error(`${folder} is not empty. Choose another folder, or empty it first.`)
}

/** Default name of a site from its folder: `my-docs` → `My docs`. */
export function titleOf(folder: string): string {
  const words = folder.replaceAll(/[-_.]+/g, ' ').trim()
  return words === '' ? 'Docs' : words.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** A valid npm package name from the folder's name. */
function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'docs'
  )
}
