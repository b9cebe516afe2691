import type { ApiPage } from '@view-site/static-site/api'
import { closest } from 'fastest-levenshtein'
import type { Texts } from '../locales/texts.ts'
import type { Docs } from './openDocs.ts'

/** Finds a page by its id or the end of it, by a component, or by its title. Throws an error with the nearest name. */
export async function findPageId(named: string, docs: Docs, texts: Texts): Promise<string> {
  const wanted = named.trim().replaceAll(/^\/|(\/|\.md|\.html)$/g, '')
  const { pages } = await docs.api()
  const page = pages.find((one) => namesOf(one).some((name) => isSame(name, wanted)))
  if (page) return page.id
  // Pages without an API, such as guides and other products, are not in the list.
  if (/^[\w-]+(\/[\w-]+)+$/.test(wanted)) return wanted
  throw unknownPage(named, pages, texts)
}

/** The error for a page that does not exist. */
export function unknownPage(named: string, pages: readonly ApiPage[], texts: Texts): Error {
  const names = pages.flatMap(namesOf)
  return new Error(texts.unknownPage(named, closest(named, names)))
}

function namesOf({ id, title, exports }: ApiPage): string[] {
  const parts = id.split('/')
  return [id, ...parts.slice(1).map((_, index) => parts.slice(index + 1).join('/')), title, ...exports.map(({ name }) => name)]
}

function isSame(name: string, wanted: string): boolean {
  return plain(name) === plain(wanted)
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '')
}
