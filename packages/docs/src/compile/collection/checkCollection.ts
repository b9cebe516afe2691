import { factsByAddress } from './anchors.ts'
import { checkLinks } from './checkLinks.ts'
import type { Collection } from './Collection.ts'
import { compareStructure } from './compareStructure.ts'
import { isWrittenIn } from '../fallback/textLocale.ts'
import type { PageFacts } from './PageFacts.ts'
import type { Problem } from '../Problem.ts'
import { inFilesOfVersions } from '../../versions/inVersion.ts'
import { checkRedirectAnchors } from '../redirects/redirectAnchors.ts'

/** Checks that need more than one page: equal structure of the locales, existing targets of links and anchors, existing pictures. */
export function checkCollection(facts: readonly PageFacts[], collection: Collection): Problem[] {
  const pages = factsByAddress(facts, collection)
  const { defaultLocale } = collection.site
  const byDefault = new Map(facts.filter(({ locale }) => locale === defaultLocale).map((page) => [page.id, page]))
  const isWritten = ({ id, locale }: PageFacts) => isWrittenIn(collection.page(id) ?? {}, locale)
  const problems = [
    ...facts.flatMap((page) => {
      const main = byDefault.get(page.id)
      // A shared text is compared once, as that of the current page.
      if (collection.page(page.id)?.version?.text === 'shared') return []
      return main && page !== main ? compareStructure(main, page) : []
    }),
    ...facts.filter(isWritten).flatMap((page) => checkLinks(page, pages, collection)),
    ...checkRedirectAnchors(pages, collection),
  ]
  // Versions that share a text share its dead links.
  return [...new Map(inFilesOfVersions(problems, collection).map((problem) => [JSON.stringify(problem), problem])).values()]
}
