import type { ComponentApi } from './LibraryApi.ts'
import type { Member } from './names.ts'

/** The documentation of a version of the library, in a language. */
export interface Documentation {
  /** Origin of the site. */
  home: string
  /** Root of the language on the site: `/en-US`. */
  root: string
  /** Older version of the library; the current one if there is none. */
  version?: string
}

/** URL of the row of a member in the documentation, or of the first table of a component. */
export function tableAddress({ home, root, version }: Documentation, [name, api]: [string, ComponentApi], member?: Member): string {
  const page = [home.replace(/\/$/, '') + root, 'view-ui-plus', ...(version === undefined ? [] : [version]), api.page].join('/')
  const part = member?.part ?? (['props', 'events', 'slots'] as const).find((each) => Object.keys(api[each]).length > 0)
  if (part === undefined) return page
  // The ids that the documentation gives to tables and rows.
  return `${page}#${['api', name, part, ...(member ? [member.name] : [])].join('-').replaceAll(/[^\w:.-]/g, '_')}`
}
