import { createHash } from 'node:crypto'
import type { Articles, Collection, CollectionPage, CompiledArticle } from '@view-site/docs/compile'
import type { Localized } from '@view-site/docs'
import { localizedFile } from '../document/localizedFile.ts'
import type { FileStream, SiteFiles } from '../files/siteFiles.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import type { SiteOutput } from './SiteOutput.ts'

export interface LlmsOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  articles: Articles
  /** Name of the site. */
  title: string
  /** What the site is about, by locale. */
  about: Localized
  /** Whether the pages of a product are grouped by the chapters of its menu. */
  hasChapters: (product: string) => boolean
}

/**
 * Writes the documentation for language models, in each locale: `llms.txt` links to the Markdown of every page with its description
 * (https://llmstxt.org), `llms-full.txt` contains all of it. Hidden pages, pages that need a licence and those of older versions are left out.
 */
export function llms(options: LlmsOptions): SiteOutput {
  const writers = new Map(options.collection.locales.map((locale) => [locale, llmsOf(locale, options)]))
  const { collection, origin } = options
  return {
    // robots.txt has no field for llms.txt; a comment makes it discoverable.
    robots: collection.locales.map(
      (locale) => `# The documentation as Markdown: ${origin}${collection.site.localizePath('/llms.txt', locale)}`,
    ),
    article: (article, page) => writers.get(article.locale)?.article(article, page),
    async finish() {
      for (const writer of writers.values()) await writer.finish()
    },
  }
}

function llmsOf(locale: string, { files, origin, collection, articles, title, about, hasChapters }: LlmsOptions) {
  const { localizePath, texts } = collection.site
  const { otherPages, inOneFile } = texts(locale)
  const address = (path: string) => origin + localizePath(path, locale)
  const head = `# ${title}\n\n> ${about[locale] ?? ''}\n`
  const sections = new Map<string, string[]>()
  const versions = articles.refs.flatMap((ref) => (ref.locale === locale ? [ref.version] : []))
  const path = localizedFile('/llms-full.txt', locale, collection.site)
  const opening = files.stream(
    path,
    createHash('sha256')
      .update([origin, head, ...versions].join('\n'))
      .digest('base64url'),
  )
  // An article may arrive while the one before is still being written: a queue keeps their order.
  let written: Promise<unknown> = opening.then((file) => file?.append(head))
  return {
    async article({ id, markdown, frontMatter }: CompiledArticle, page: CollectionPage): Promise<void> {
      if (page.version || frontMatter.hidden || frontMatter.products) return
      const { subtitle = '' } = frontMatter
      const section = hasChapters(page.product) ? sectionOf(collection, id, locale) : otherPages
      const line = `- [${escaped(`${frontMatter.title} ${subtitle}`.trim())}](${address(page.path)}.md): ${frontMatter.description}`
      const lines = sections.get(section) ?? []
      lines.push(line)
      sections.set(section, lines)
      written = written.then(() =>
        append(opening, `\n---\n\n<${address(page.path)}>\n\n${absoluteLinks(markdown, locale, origin, collection.site)}`),
      )
      await written
    },
    async finish(): Promise<void> {
      await written
      await (await opening)?.end()
      const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`)
      await files.write(
        localizedFile('/llms.txt', locale, collection.site),
        [head, `${inOneFile}${address('/llms-full.txt')}\n`, ...lists].join('\n'),
      )
    },
  }
}

async function append(opening: Promise<FileStream | undefined>, text: string): Promise<void> {
  await (await opening)?.append(text)
}

/** Product and chapter: the menu entries above a page. */
function sectionOf(collection: Collection, id: string, locale: string): string {
  return (collection.frame(id, locale).breadcrumb ?? []).map(({ title }) => title).join(' / ')
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`)
}
