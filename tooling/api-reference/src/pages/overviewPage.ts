import { aboutOf, frontMatter } from './entryPage.ts'
import { block, code, kilobytes, table } from './markdown.ts'
import type { PlannedPage } from './planPages.ts'
import { texts as allTexts, type PageLocale } from './texts.ts'

/** Route of the overview, without the leading slash. */
export const overviewId = 'packages/introduce'

/** Markdown of the overview: each package in a line, then what it is for and how it is installed. */
export function overviewPage(pages: readonly PlannedPage[], locale: PageLocale): string {
  const { overview, columns, bytesNote, packages } = allTexts[locale]
  const own = pages.filter(({ isPackage }) => isPackage)
  return [
    frontMatter(overview.title, overview.description),
    overview.intro,
    `## ${packages}`,
    table(
      [columns.package, columns.text, columns.version, columns.bytes],
      own.map((page) => [
        `[${code(page.title)}](/${page.id})`,
        aboutOf(page, locale),
        page.package.version,
        kilobytes(page.entries[0]?.bytes ?? 0),
      ]),
    ),
    bytesNote,
    ...own.map((page) => packageSection(page, pages, locale)),
  ].join('\n\n')
}

function packageSection(page: PlannedPage, pages: readonly PlannedPage[], locale: PageLocale): string {
  const entries = pages.filter(({ package: found, isPackage }) => found === page.package && !isPackage)
  const more = entries.map(({ id, title }) => `[${code(title)}](/${id})`).join(' · ')
  return [`### ${code(page.title)}`, aboutOf(page, locale), block(`npm install ${page.title}`, 'sh'), more].filter(Boolean).join('\n\n')
}
