import { excerpt } from './excerpt.ts'
import { markHits, type Hit, type HitFinder } from './findHits.ts'
import type { PageText, SectionEntry, TitleEntry } from './Manifest.ts'
import type { SearchPage, SearchSection } from './SearchAnswer.ts'

interface FoundSection {
  entry: SectionEntry
  titleHits: Hit[]
  textHits: Hit[]
  score: number
}

const mostSections = 3

/** A search result: the title alone, or with its sections once its text is loaded. */
export function describePage([href, title, subtitle, group]: TitleEntry, text: PageText | undefined, finder: HitFinder): SearchPage {
  const page: SearchPage = {
    href,
    title: markHits(title, finder.find(title)),
    subtitle: markHits(subtitle, finder.find(subtitle)),
    group,
    excerpt: [],
    sections: [],
  }
  if (!text) return page
  const sections = text.sections.map((entry) => weigh(entry, finder)).filter(({ score }) => score > 0)
  sections.sort((one, other) => other.score - one.score)
  const most = sections[0]?.score ?? 0
  const intro = sections.find(({ entry: [id] }) => id === '')
  const descriptionHits = finder.find(text.description)
  const isIntroBetter = intro !== undefined && finder.worth(intro.textHits) > finder.worth(descriptionHits)
  page.excerpt = isIntroBetter ? excerpt(intro.entry[2], intro.textHits, finder) : markHits(text.description, descriptionHits)
  page.sections = sections
    .filter(({ entry: [id], score }) => id !== '' && score >= most * 0.5)
    .slice(0, mostSections)
    .map((section) => describeSection(href, section, finder))
  return page
}

function weigh(entry: SectionEntry, finder: HitFinder): FoundSection {
  const [, title, text, part] = entry
  const titleHits = finder.find(title)
  const textHits = finder.find(text)
  const all = finder.worth([...titleHits, ...textHits])
  const inTitle = finder.worth(titleHits)
  // A name that was typed exactly as in the table is the best match.
  const isName = part !== undefined && titleHits.some(({ start, end }) => start === 0 && end === title.length)
  return { entry, titleHits, textHits, score: all * all + (isName ? 2.5 : 0.8) * inTitle }
}

function describeSection(href: string, { entry, titleHits, textHits }: FoundSection, finder: HitFinder): SearchSection {
  const [id, title, text, part, owner] = entry
  return {
    href: `${href}#${id}`,
    title: markHits(title, titleHits),
    excerpt: excerpt(text, textHits, finder),
    ...(part ? { part } : {}),
    ...(owner === undefined ? {} : { owner }),
  }
}
