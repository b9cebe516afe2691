import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { AdminRouter } from './AdminRouter.ts'
import { projectFiles } from './projectFiles.ts'

/** Where an app is created, and what it is called. */
export interface CreateAdminOptions {
  /** Folder, which must be empty or missing. */
  folder: string
  /** Shown in the header and in the browser's tab. @default the name of the folder */
  title?: string
  /** Colour of the brand, `#rrggbb`. @default '#4f46e5' */
  accent?: string
  /** Library that its pages are routed with. @default 'tanstack' */
  router?: AdminRouter
}

/** Folders that are copied, one over the other. */
const templates: Readonly<Record<AdminRouter, readonly string[]>> = {
  tanstack: ['template'],
  'react-router': ['template', 'template-react-router'],
}

/** Where all that depends on the router is in an app. */
const routerFolder = 'src/router'

/**
 * Writes a new admin app. Returns the paths of its files. Throws if the folder is not empty, the accent is no colour, or the router is
 * unknown.
 */
export async function createAdmin({ folder, title, accent = '#4f46e5', router = 'tanstack' }: CreateAdminOptions): Promise<string[]> {
  checkAccent(accent)
  checkRouter(router)
  await checkFolder(folder)
  const name = packageName(basename(folder))
  await mkdir(folder, { recursive: true })
  for (const template of templates[router]) {
    // No file of one router is left in an app with another.
    await rm(join(folder, routerFolder), { recursive: true, force: true })
    await cp(join(import.meta.dirname, '..', template), folder, { recursive: true })
  }
  const files = projectFiles({ name, title: title ?? titleOf(basename(folder)), accent, router })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = written.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => relativePath(folder, join(parentPath, file)))
  return paths.filter((path) => !path.startsWith('.git/')).toSorted()
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

/** Throws, in words for the author, if there is no template for a router. */
export function checkRouter(router: string): asserts router is AdminRouter {
  if (!Object.hasOwn(templates, router)) throw new Error(`"${router}" is no router. Use one of ${Object.keys(templates).join(', ')}.`)
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

function relativePath(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/')
}
