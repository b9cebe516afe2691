import type { EntryReference, NameReference } from '../PackageReference.ts'
import type { Links } from './createLinks.ts'
import { groupNames } from './groupNames.ts'
import { block, code, firstSentence, kilobytes, table } from './markdown.ts'
import { nameSection, type NameSectionOptions } from './nameSection.ts'
import type { PlannedPage } from './planPages.ts'
import { texts as allTexts, type PageLocale, type ReferenceTexts } from './texts.ts'

export interface EntryPageOptions extends Pick<NameSectionOptions, 'links' | 'sourceUrl'> {
  locale: PageLocale
  /** All pages of the same package. */
  pages: readonly PlannedPage[]
}

interface Section {
  title: string
  names: readonly NameReference[]
}

/** Markdown of a page: installation and import, a table of the names, then a section for each. */
export function entryPage(page: PlannedPage, { locale, links, pages, sourceUrl }: EntryPageOptions): string {
  const texts = allTexts[locale]
  const sections = sectionsOf(page, texts)
  const count = new Set(page.entries.flatMap(({ names }) => names.map(({ key }) => key))).size
  const [main] = page.entries
  const described = new Map<string, string>()
  return [
    frontMatter(page.title, page.isPackage ? aboutOf(page, locale) : texts.entryAbout(page.title, count)),
    page.isPackage && installs(page),
    main && block(importOf(main)),
    factsOf(page, { texts, sourceUrl }),
    page.isPackage && entriesTable(page, pages, texts),
    texts.origin,
    `## ${texts.list}`,
    ...sections.map(({ title, names }) => `**${title}**\n\n${namesTable(names, texts, links)}`),
    ...sections.flatMap(({ title, names }) => [
      `## ${title}`,
      ...names.map((name) => once(name, described) ?? nameSection(name, { texts, links, sourceUrl })),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')

  /** A declaration exported under two names, or from two entries of the page, is described once. */
  function once({ key, name }: NameReference, seen: Map<string, string>): string | undefined {
    const before = seen.get(key)
    if (before === undefined) seen.set(key, name)
    if (before === undefined || before === name) return before === undefined ? undefined : ''
    return `### ${code(name)}\n\n${texts.same(`[${code(before)}](#${before})`)}`
  }
}

/** The purpose of a package, in the language of the page. */
export function aboutOf({ package: { folder, description } }: PlannedPage, locale: PageLocale): string {
  return allTexts[locale].about[folder] ?? description.replace(/\.?$/, '.')
}

/** Front matter of a page. */
export function frontMatter(title: string, description: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---`
}

/** A code group with the install command of each package manager. */
export function installs({ package: { name } }: Pick<PlannedPage, 'package'>): string {
  const fence = (manager: string, command: string) => `\`\`\`sh title="${manager}"\n${command} ${name}\n\`\`\``
  return `:::code-group\n\n${[fence('npm', 'npm install'), fence('pnpm', 'pnpm add'), fence('yarn', 'yarn add')].join('\n\n')}\n\n:::`
}

/** An example import from the entry, preferably of a function. */
function importOf(entry: EntryReference): string {
  const { specifier } = entry
  const groups = groupNames(entry)
  const value = (groups.find(({ kind }) => kind === 'function') ?? groups[0])?.names[0]
  if (value?.name === 'default') return `import texts from '${specifier}'`
  return `import ${value?.kind === 'type' ? 'type ' : ''}{ ${value?.name ?? ''} } from '${specifier}'`
}

/** Version, size and source file on one line. */
function factsOf(
  { package: { version }, entries: [main] }: PlannedPage,
  { texts, sourceUrl }: Pick<NameSectionOptions, 'texts' | 'sourceUrl'>,
): string {
  if (!main) return ''
  const { columns, source } = texts
  return `${columns.version} ${version} · ${columns.bytes} ${kilobytes(main.bytes)} · ${source} [${code(main.file)}](${sourceUrl(main.file)})`
}

function entriesTable({ package: found }: PlannedPage, pages: readonly PlannedPage[], texts: ReferenceTexts): string {
  if (found.entries.length + found.sheets.length + found.ambient.length < 2) return ''
  const { entry, names, bytes } = texts.columns
  const rows = found.entries.map((one) => {
    const own = pages.find((page) => !page.isPackage && page.entries.includes(one))
    const label = code(one.specifier)
    return [own ? `[${label}](/${own.id})` : label, String(one.names.length), kilobytes(one.bytes)]
  })
  const more = [...found.sheets.map((sheet) => [sheet, texts.sheet]), ...found.ambient.map((types) => [types, texts.ambient])]
  return table([entry, names, bytes], [...rows, ...more.map(([specifier = '', what = '']) => [code(specifier), what, ''])])
}

/** The main entry grouped by kind; further entries on the page by entry. */
function sectionsOf({ entries: [main, ...others] }: PlannedPage, texts: ReferenceTexts): Section[] {
  if (!main) return []
  const groups = groupNames(main).map(({ kind, names }) => ({ title: texts.kinds[kind], names }))
  return [...groups, ...others.map((entry) => ({ title: code(entry.specifier), names: groupNames(entry).flatMap(({ names }) => names) }))]
}

function namesTable(names: readonly NameReference[], { columns }: ReferenceTexts, links: Links): string {
  return table(
    [columns.name, columns.text],
    names.map((name) => [links.name(name), links.prose(firstSentence(name.summary))]),
  )
}
