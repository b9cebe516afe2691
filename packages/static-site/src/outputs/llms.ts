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
  /** Whether the pages of a product are grouped by the chapters of its menu, and have files of their own. */
  hasChapters: (product: string) => boolean
}

/** The pages that a pair of files has: all, or those of a product. */
interface Scope {
  locale: string
  product?: string
}

/**
 * Writes the documentation for language models, in each locale: `llms.txt` links to the Markdown of every page with its description
 * (https://llmstxt.org), `llms-full.txt` contains all of it. A product with chapters has both files below its own address too. Hidden pages,
 * pages that need a licence or are not translated, and those of older versions are left out.
 */
export function llms(options: LlmsOptions): SiteOutput {
  const { collection, origin, hasChapters } = options
  const current = collection.pages.filter(({ version }) => !version)
  const products = [...new Set(current.map(({ product }) => product))].filter((product) => product !== '' && hasChapters(product))
  const writers = collection.locales.flatMap((locale) => [
    llmsOf({ locale }, products, options),
    ...products.map((product) => llmsOf({ locale, product }, [], options)),
  ])
  return {
    // robots.txt has no field for llms.txt; a comment makes it discoverable.
    robots: collection.locales.map(
      (locale) => `# The documentation as Markdown: ${origin}${collection.site.localizePath('/llms.txt', locale)}`,
    ),
    async article(article, page) {
      await Promise.all(writers.map((writer) => writer.article(article, page)))
    },
    async finish() {
      for (const writer of writers) await writer.finish()
    },
  }
}

function llmsOf(
  scope: Scope,
  products: readonly string[],
  { files, origin, collection, articles, about, hasChapters, ...site }: LlmsOptions,
) {
  const { locale, product } = scope
  const { localizePath, texts } = collection.site
  const { eachPage, otherPages, inOneFile, ofOneProduct } = texts(locale)
  const folder = product === undefined ? '' : `/${product}`
  const titles = new Map(collection.menus(locale).map((menu) => [menu.product, menu.title]))
  const title = product === undefined ? site.title : (titles.get(product) ?? product)
  const address = (path: string) => origin + localizePath(path, locale)
  const head = product === undefined ? `# ${title}\n\n> ${about[locale] ?? ''}\n` : `# ${title}\n`
  const sections = new Map<string, string[]>()
  let example: string | undefined
  const versions = articles.refs.flatMap((ref) => (ref.locale === locale ? [ref.version] : []))
  const path = localizedFile(`${folder}/llms-full.txt`, locale, collection.site)
  const opening = files.stream(
    path,
    createHash('sha256')
      .update([origin, head, ...versions].join('\n'))
      .digest('base64url'),
  )
  // An article may arrive while the one before is still being written: a queue keeps their order.
  let written: Promise<unknown> = opening.then((file) => file?.append(head))
  return {
    async article(article: CompiledArticle, page: CollectionPage): Promise<void> {
      const { id, markdown, locales = [locale], frontMatter } = article
      if (page.version || frontMatter.hidden || frontMatter.products || !locales.includes(locale)) return
      if (locale !== article.locale || (product !== undefined && product !== page.product)) return
      const { subtitle = '' } = frontMatter
      const section = hasChapters(page.product) ? sectionOf(collection, id, locale) : otherPages
      const line = `- [${escaped(`${frontMatter.title} ${subtitle}`.trim())}](${address(page.path)}.md): ${frontMatter.description}`
      example ??= `${address(page.path)}.md`
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
      const ofProducts = products.map(
        (one) => `${ofOneProduct.replace('{product}', titles.get(one) ?? one)}${address(`/${one}/llms.txt`)}\n`,
      )
      const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`)
      await files.write(
        localizedFile(`${folder}/llms.txt`, locale, collection.site),
        [
          head,
          `${inOneFile}${address(`${folder}/llms-full.txt`)}\n`,
          ...ofProducts,
          ...(example === undefined ? [] : [`${eachPage}${example}\n`]),
          ...lists,
        ].join('\n'),
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
