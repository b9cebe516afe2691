import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const workspace = resolve(import.meta.dirname, '../../..')

const patterns = z.array(z.string()).optional()

/** What a package's `bundle.json` says: for each bundle, glob patterns from the folder of that file; those after `!` are left out. */
const schema = z.strictObject({
  /** Code of the application that its lazily loaded parts use too. */
  common: patterns,
  /** What the dialogs of a page need, with or without its application. */
  host: patterns,
  /** What makes an article interactive. Its pages load it without the application, so its file must contain nothing else. */
  reading: patterns,
  /** What the reader script and the application both have from the start: controls of the shell, and class names that code without React shares with components. */
  base: patterns,
  /** The picker of the search, which both the reader script and the application load on demand. */
  search: patterns,
  /** Dialogs and drawers without React, customer service among them, which both the reader script and the application load on demand. */
  frame: patterns,
  /** Parts of the shop's pages, each of which is smaller than what a file costs. */
  shop: patterns,
  /** Components that several lazily loaded parts use. */
  parts: patterns,
  /** QR codes. */
  code: patterns,
  /** Dialogs and drawers with React, without menus, popovers and lists. */
  overlay: patterns,
  /** Parts of forms that several dialogs and pages use. */
  fields: patterns,
  /** Parts of the forms of an account. */
  account: patterns,
  /** Texts of dialogs without React, and of frames: one file for each language. */
  words: patterns,
  /** Styles that every page needs: tokens, the shell, and common parts of the content. */
  first: patterns,
  /** Styles that few pages need: the others load them after the first paint. */
  later: patterns,
})

/** Name of a bundle of which the packages list their files. */
export type Bundle = keyof z.output<typeof schema>

const styleBundles: readonly Bundle[] = ['first', 'later']

/**
 * Tests whether a module, by its id, is one of the files that the packages list for a bundle in their `bundle.json`; for bundles of
 * styles, whether it is the style sheet of one.
 * @throws Error if a list has an unknown name, or a pattern that matches no file.
 */
export function listedIn(bundle: Bundle): (id: string) => boolean {
  const lists = globSync(['packages/*/src/bundle.json', 'content/site/bundle.json'], { cwd: workspace })
  const files = lists.flatMap((list) => filesOf(join(workspace, list), bundle))
  const ids = new Set(styleBundles.includes(bundle) ? files.map((file) => `${file}.vanilla.css`) : files)
  return (id) => ids.has(id.replace(/\?.*/, ''))
}

function filesOf(list: string, bundle: Bundle): string[] {
  const cwd = dirname(list)
  const entries = schema.parse(JSON.parse(readFileSync(list, 'utf8')))[bundle] ?? []
  const exclude = entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1))
  return entries
    .filter((entry) => !entry.startsWith('!'))
    .flatMap((entry) => {
      const found = globSync(entry, { cwd, exclude })
      if (found.length === 0) throw new Error(`${list}: "${entry}" of "${bundle}" matches no file; correct or remove it`)
      return found.map((file) => join(cwd, file))
    })
}
