import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { projectFiles } from './projectFiles.ts'

/** Where an app is created, and what it is called. */
export interface CreateAdminOptions {
  /** Folder, which must be empty or missing. */
  folder: string
  /** Shown in the header and in the browser's tab. @default the name of the folder */
  title?: string
  /** Colour of the brand, `#rrggbb`. @default '#4f46e5' */
  accent?: string
}

const template = join(import.meta.dirname, '../template')

/** Writes a new admin app. Returns the paths of its files. Throws if the folder is not empty, or the accent is no colour. */
export async function createAdmin({ folder, title, accent = '#4f46e5' }: CreateAdminOptions): Promise<string[]> {
  checkAccent(accent)
  await checkFolder(folder)
  const name = packageName(basename(folder))
  await mkdir(folder, { recursive: true })
  await cp(template, folder, { recursive: true })
  const files = projectFiles({ name, title: title ?? titleOf(basename(folder)), accent })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const copied = await readdir(template, { recursive: true, withFileTypes: true })
  const paths = copied.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => relativePath(join(parentPath, file)))
  return [...new Set([...paths, ...Object.keys(files)])].toSorted()
}

/** Throws, in words for the author, if an app cannot be written to a folder. */
export async function checkFolder(folder: string): Promise<void> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw new Error(`${folder} is a file. Choose another name.`)
    return []
  })
  if (present.some((name) => name !== '.git')) throw new Error(`${folder} is not empty. Choose another folder, or empty it first.`)
}

/** Throws, in words for the author, if a colour is not written as `#rrggbb`. */
export function checkAccent(accent: string): void {
  if (!/^#[\da-f]{6}$/i.test(accent)) throw new Error(`"${accent}" is no colour. Write one as #rrggbb, such as #4f46e5.`)
}

/** Title of an app by its folder: `my-admin` → `My admin`. */
export function titleOf(folder: string): string {
  const words = folder.replaceAll(/[-_.]+/g, ' ').trim()
  return words === '' ? 'Admin' : words.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** The folder's name as npm allows it. */
function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'admin'
  )
}

function relativePath(path: string): string {
  return path.slice(template.length + 1).replaceAll('\\', '/')
}
