import { createHash } from 'node:crypto'
import type { Articles, Collection, CollectionPage, CompiledArticle } from '@view-site/docs/compile'
import { localizePath, type Locale } from '@view-site/i18n/locale'
import type { FileStream, SiteFiles } from '@view-site/prerender'
import { brand } from '@view-site/site-data/brand'
import { isProduct } from '../../src/docs/products.ts'
import enUS from '../../src/locales/head/en-US.ts'
import zhCN from '../../src/locales/head/zh-CN.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import type { SiteOutput } from './SiteOutput.ts'

interface LlmsOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  articles: Articles
}

const abouts = { 'zh-CN': zhCN, 'en-US': enUS }

const words = {
  'zh-CN': { others: '其他', full: '全部页面合为一个文件：' },
  'en-US': { others: 'Other', full: 'All pages in one file: ' },
} satisfies Record<Locale, Record<string, string>>

/**
 * The documentation for language models, in each locale: `llms.txt` names the Markdown twin of every page with what it is for
 * (https://llmstxt.org), `llms-full.txt` holds them all. Hidden pages and those that need a licence are in neither.
 */
export function llms(options: LlmsOptions): SiteOutput {
  const writers = new Map(options.collection.locales.map((locale) => [locale, llmsOf(locale, options)]))
  return {
    article: (article, page) => writers.get(article.locale)?.article(article, page),
    async finish() {
      for (const writer of writers.values()) await writer.finish()
    },
  }
}

function llmsOf(locale: Locale, { files, origin, collection, articles }: LlmsOptions) {
  const address = (path: string) => origin + localizePath(path, locale)
  const head = `# ${brand.title}\n\n> ${abouts[locale].home}\n`
  const sections = new Map<string, string[]>()
  const versions = articles.refs.flatMap((ref) => (ref.locale === locale ? [ref.version] : []))
  const path = localizePath('/llms-full.txt', locale)
  const opening = files.stream(
    path,
    createHash('sha256')
      .update([origin, head, ...versions].join('\n'))
      .digest('base64url'),
  )
  // Articles may come while the one before is still being written: they stay in their order.
  let written: Promise<unknown> = opening.then((file) => file?.append(head))
  return {
    async article({ id, markdown, frontMatter }: CompiledArticle, page: CollectionPage): Promise<void> {
      if (frontMatter.hidden || frontMatter.products) return
      const { title, subtitle = '' } = frontMatter
      const section = isProduct(page.product) ? sectionOf(collection, id, locale) : words[locale].others
      const line = `- [${escaped(`${title} ${subtitle}`.trim())}](${address(page.path)}.md): ${frontMatter.description}`
      const lines = sections.get(section) ?? []
      lines.push(line)
      sections.set(section, lines)
      written = written.then(() => append(opening, `\n---\n\n<${address(page.path)}>\n\n${absoluteLinks(markdown, origin, locale)}`))
      await written
    },
    async finish(): Promise<void> {
      await written
      await (await opening)?.end()
      const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`)
      await files.write(
        localizePath('/llms.txt', locale),
        [head, `${words[locale].full}${address('/llms-full.txt')}\n`, ...lists].join('\n'),
      )
    },
  }
}

async function append(opening: Promise<FileStream | undefined>, text: string): Promise<void> {
  await (await opening)?.append(text)
}

/** Product and chapter: what stands above a page in its menu. */
function sectionOf(collection: Collection, id: string, locale: Locale): string {
  return (collection.frame(id, locale).breadcrumb ?? []).map(({ title }) => title).join(' / ')
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`)
}
