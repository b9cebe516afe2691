import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { addressesFile } from '../compile/redirects/addresses.ts'
import { idIn } from '../compile/source/idIn.ts'
import { addToMenu } from './addToMenu.ts'
import { addAddresses } from './updateAddresses.ts'
import { pageTemplates, type PageTemplateOptions } from './pageTemplates.ts'

/** How a page is made. */
export interface CreatePageOptions extends PageTemplateOptions {
  /** Route of a page, for the list of published pages. @default `/` and the page's id */
  pathOf?: (id: string) => string
}

/** What was made for a new page. */
export interface CreatedPage {
  /** Files, relative to the content's root. */
  files: string[]
  /** The menu that the page belongs to, relative to the content's root. */
  menu: string
  /** The menu entry was put next to its neighbours; otherwise the author has to place it. */
  isInMenu: boolean
  /** The entry. */
  entry: string
}

/**
 * Makes a page in every locale below the content's root: text, a demo, for a component an `api.ts`, and the entry of the menu. Throws, in
 * words for the author, where the route is none, is taken, or belongs to no product.
 */
export async function createPage(root: string, route: string, options: CreatePageOptions): Promise<CreatedPage> {
  const id = route.replace(/^\/|\/$/g, '')
  await checkRoute(root, id, options.locales)
  const files = pageTemplates(id, options)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, id, name)), { recursive: true })
    await writeFile(join(root, id, name), text, { flag: 'wx' })
  }
  const product = (await exists(join(root, 'menu.ts'))) ? '' : id.slice(0, id.indexOf('/'))
  const menu = join(root, product, 'menu.ts')
  const { entry, text } = addToMenu(await readFile(menu, 'utf8'), id.slice(idIn(product, '').length))
  if (text !== undefined) await writeFile(menu, text)
  const { pathOf = (page: string) => `/${page}` } = options
  if (await exists(join(root, addressesFile))) await addAddresses(root, [pathOf(id)])
  return { files: Object.keys(files).map((name) => `${id}/${name}`), menu: idIn(product, 'menu.ts'), isInMenu: text !== undefined, entry }
}

async function checkRoute(root: string, id: string, locales: readonly string[]): Promise<void> {
  const parts = id.split('/')
  if (!(await exists(join(root, 'menu.ts')))) await checkProduct(root, parts)
  const bad = parts.find((part) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(part) || part === 'demos')
  if (bad !== undefined)
    throw new Error(`"${bad}" cannot be part of a route. Use lower-case words with hyphens between them: date-picker. "demos" is taken.`)
  if (await exists(join(root, id))) {
    const files = locales.map((locale) => `${locale}.md`).join(' and ')
    throw new Error(`${id} exists already. Edit its ${files}, or choose another name.`)
  }
}

async function checkProduct(root: string, parts: readonly string[]): Promise<void> {
  const [product = ''] = parts
  const products = await productsOf(root)
  if (!products.includes(product))
    throw new Error(
      `There is no product "${product}". Begin the route with ${products.join(' or ')}: ${products[0] ?? 'product'}/guide/name.`,
    )
  if (parts.length < 2) throw new Error(`"${product}" is a product and not a page. Write ${product}/guide/name.`)
}

async function productsOf(root: string): Promise<string[]> {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const found = await Promise.all(folders.map(async ({ name }) => ((await exists(join(root, name, 'menu.ts'))) ? [name] : [])))
  return found.flat().sort()
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
