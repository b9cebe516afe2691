import type { CheckContentOptions } from '../authoring/checkContent.ts'
import { splitHref } from '../compile/collection/anchors.ts'
import { checkCollection } from '../compile/collection/checkCollection.ts'
import { compareStructure } from '../compile/collection/compareStructure.ts'
import { compilePages } from '../compile/collection/compilePages.ts'
import { factsOf, type PageFacts } from '../compile/collection/PageFacts.ts'
import type { Problem } from '../compile/Problem.ts'
import type { DevDocs } from './createDevDocs.ts'

/** Where the pages of a site are kept between two starts, and further checks of a page. */
export type DevCheckOptions = Pick<CheckContentOptions, 'also' | 'cache'>

/** All problems of a site while its pages are written: the same that would fail a build. */
export interface DevCheck {
  /** Checks a page as it is now, and returns its own problems: without them it can be shown. */
  page: (id: string) => Promise<readonly Problem[]>
  /** Runs the further checks of a page, if there are any; they may take longer. Returns whether they ran. */
  also: (id: string) => Promise<boolean>
  /** Checks all pages, once. Returns false if an earlier call has done so. */
  all: () => Promise<boolean>
  /** The problems of all pages checked so far, of what they need of each other, and of the menus. */
  problems: () => Promise<Problem[]>
}

interface Checked {
  facts: readonly PageFacts[]
  problems: readonly Problem[]
}

/** So few pages are compiled before a thread has started. */
const few = 40

/** Checks the pages of a development server. */
export function createDevCheck(pages: DevDocs, { also, cache }: DevCheckOptions): DevCheck {
  const checked = new Map<string, Checked>()
  const further = new Map<string, readonly Problem[]>()
  let hasAll = false
  const checkAll = async () => {
    const collection = await pages.collection()
    // One thread: the other processors belong to the page that is being written.
    const workers = cache === false || collection.pages.length < few ? 0 : 1
    const { results } = await compilePages(collection, { workers, ...(cache === undefined ? {} : { cache }) })
    for (const [id, found] of Map.groupBy(results, ({ facts }) => facts.id)) {
      // What was written meanwhile has been checked as it is now.
      if (!checked.has(id)) checked.set(id, { facts: found.map(({ facts }) => facts), problems: found.flatMap(({ problems }) => problems) })
    }
  }
  const checkPage = async (id: string): Promise<Checked | undefined> => {
    const compiled = await pages.compiled(id)
    if (!compiled) return void checked.delete(id)
    const found = { facts: compiled.bodies.map(factsOf), problems: compiled.problems }
    checked.set(id, found)
    return found
  }
  /** Headings that a page links to are on pages that may not have been checked yet. */
  const checkTargets = async ({ facts }: Checked) => {
    const { pageAt, site } = await pages.collection()
    const paths = facts.flatMap(({ links }) => links.flatMap(({ href }) => (/^\/.*#/.test(href) ? splitHref(href)[0] : [])))
    const targets = new Set(paths.flatMap((path) => pageAt(site.stripLocale(path))?.id ?? []))
    await Promise.all([...targets].filter((id) => !checked.has(id)).map(checkPage))
  }
  return {
    async page(id) {
      const found = await checkPage(id)
      if (!found) return []
      await checkTargets(found)
      const [main, ...others] = found.facts
      return [...found.problems, ...(main ? others.flatMap((other) => compareStructure(main, other)) : [])]
    },
    async also(id) {
      const page = also && (await pages.collection()).page(id)
      if (!page) return false
      further.set(id, await also(page))
      return true
    },
    async all() {
      if (hasAll) return false
      hasAll = true
      await checkAll()
      return true
    },
    async problems() {
      const collection = await pages.latest()
      const ids = collection.pages.map(({ id }) => id)
      const known = ids.flatMap((id) => checked.get(id) ?? [])
      return [
        ...collection.problems,
        ...known.flatMap(({ problems }) => problems),
        ...checkCollection(
          known.flatMap(({ facts }) => facts),
          collection,
        ),
        ...ids.flatMap((id) => further.get(id) ?? []),
      ]
    },
  }
}
