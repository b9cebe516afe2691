import { aboutOf, frontMatter } from './entryPage.ts'
import { block, code, kilobytes, table } from './markdown.ts'
import type { PlannedPage } from './planPages.ts'
import { texts as allTexts, type PageLocale } from './texts.ts'

/** Route of the overview, without the leading slash. */
export const overviewId = 'packages/introduce'

/** Markdown of the overview: a table of the packages, then the installation, version, size and entries of each. */
export function overviewPage(pages: readonly PlannedPage[], locale: PageLocale): string {
  const { overview, columns, bytesNote, packages } = allTexts[locale]
  const own = pages.filter(({ isPackage }) => isPackage)
  return [
    frontMatter(overview.title, overview.description),
    overview.intro,
    `## ${packages}`,
    table(
      [columns.package, columns.text],
      own.map((page) => [linkTo(page), aboutOf(page, locale)]),
    ),
    bytesNote,
    ...own.map((page) => packageSection(page, pages, locale)),
  ].join('\n\n')
}

function packageSection(page: PlannedPage, pages: readonly PlannedPage[], locale: PageLocale): string {
  const { columns, entries } = allTexts[locale]
  const own = pages.filter(({ package: found }) => found === page.package)
  const facts = [`${columns.version} ${page.package.version}`, `${columns.bytes} ${kilobytes(page.entries[0]?.bytes ?? 0)}`]
  return [
    `### ${code(page.title)}`,
    aboutOf(page, locale),
    block(`npm install ${page.title}`, 'sh'),
    facts.join(' · '),
    `**${entries}** ${own.map(linkTo).join(' · ')}`,
  ].join('\n\n')
}

function linkTo({ id, title }: PlannedPage): string {
  return `[${code(title)}](/${id})`
}
