import type { TypeText } from '../PackageReference.ts'
import { code, proseOf } from './markdown.ts'
import type { PlannedPage } from './planPages.ts'

/** Links from one page to names on the same page or on others. */
export interface Links {
  /** URL of a declaration. */
  to: (key: string) => string | undefined
  /** A name, as a link if it is documented. */
  name: (target: { name: string; key: string }) => string
  /** A type as code, with its names as links. */
  type: (type: TypeText) => string
  /** A comment, with each `{@link …}` as a link. */
  prose: (comment: string) => string
}

interface Place {
  page: PlannedPage
  name: string
}

/** Creates the links of a page. A name documented on several pages links to this page, else to one of the same package. */
export function createLinks(page: PlannedPage, pages: readonly PlannedPage[]): Links {
  const places = new Map<string, Place[]>()
  for (const planned of [page, ...pages.filter((other) => other.package === page.package), ...pages]) {
    for (const { names } of planned.entries)
      for (const { key, name } of names) places.set(key, [...(places.get(key) ?? []), { page: planned, name }])
  }
  const addressOf = (place: Place | undefined) => place && `${place.page === page ? '' : `/${place.page.id}`}#${place.name}`
  const to = (key: string) => addressOf(places.get(key)?.[0])
  const named = (name: string) =>
    addressOf([...places.values()].flat().find((place) => place.page.package === page.package && place.name === name))
  const name: Links['name'] = (target) => link(target.name, to(target.key))
  return {
    to,
    name,
    type: (type) => type.map((piece) => (typeof piece === 'string' ? code(piece) : name(piece))).join(''),
    prose: (comment) =>
      proseOf(
        comment.replaceAll(/\{@link\s+([^\s}|]+)\s*\|?\s*([^}]*)\}/g, (_, target: string, label: string) =>
          linkOf(target, label.trim(), named),
        ),
      ),
  }
}

function linkOf(target: string, label: string, named: (name: string) => string | undefined): string {
  if (/^https?:/.test(target)) return `[${label || target}](${target})`
  return link(label || target, named(target))
}

function link(name: string, address: string | undefined): string {
  return address === undefined ? code(name) : `[${code(name)}](${address})`
}
