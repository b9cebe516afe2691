import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DemoKind } from './DemoKind.ts'
import { siteFiles } from './siteFiles.ts'

/** Where a site is created, and what it starts with. */
export interface CreateSiteOptions {
  /** Folder, which must be empty or missing. */
  folder: string
  /** @default the name of the folder */
  title?: string
  /** Languages as BCP 47 tags, the default first. @default `['en-US']` */
  locales?: readonly string[]
  /** Kinds of example demos. @default React and Vue */
  demos?: readonly DemoKind[]
}

/** Writes a new site. Returns the paths of its files. Throws if the folder is not empty, or a language tag is not valid. */
export async function createSite({ folder, title, locales = ['en-US'], demos = ['react', 'vue'] }: CreateSiteOptions): Promise<string[]> {
  for (const locale of locales) checkLocale(locale)
  const present = await readdir(folder).catch(() => [])
  if (present.some((name) => name !== '.git')) throw new Error(`${folder} is not empty. Choose another folder, or empty it first.`)
  const name = packageName(basename(folder))
  const files = siteFiles({ name, title: title ?? titleOf(name), locales, demos })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files)
}

function checkLocale(locale: string): void {
  let canonical: string | undefined
  try {
    ;[canonical] = Intl.getCanonicalLocales(locale)
  } catch {}
  if (canonical !== locale) throw new Error(`"${locale}" is not a language tag. Write one of BCP 47, such as en-US, de-DE or zh-CN.`)
}

/** The folder's name as npm allows it. */
function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'docs'
  )
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())
}
