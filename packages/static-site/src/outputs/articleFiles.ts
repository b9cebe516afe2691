import { articlePayload, type Articles } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import { localizedFile } from '../document/localizedFile.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import type { SiteOutput } from './SiteOutput.ts'

export interface ArticleFilesOptions {
  files: SiteFiles
  origin: string
  localePaths: LocalePaths
  articles: Articles
  /** Path of a page without its locale, by the page's id. */
  pathOf: (id: string) => string
  /** URL of the module with a page's demos, by the page's id. */
  demosOf: (id: string) => string | undefined
}

/** Writes every article as JSON for client navigation, and as Markdown. */
export function articleFiles({ files, origin, localePaths, articles, pathOf, demosOf }: ArticleFilesOptions): SiteOutput {
  const versions = new Map(articles.refs.map(({ id, locale, version }) => [`${locale} ${id}`, version]))
  return {
    async article(article) {
      const path = localizedFile(pathOf(article.id), article.locale, localePaths)
      const version = versions.get(`${article.locale} ${article.id}`)
      const demos = demosOf(article.id)
      await files.write(`${path}/index.json`, async () => JSON.stringify(articlePayload(article, demos)), `${version} ${demos}`)
      await files.write(
        `${path}.md`,
        async () => absoluteLinks(article.markdown, article.locale, origin, localePaths),
        `${version} ${origin}`,
      )
    },
  }
}
