import { articlePayload, type Articles } from '@view-site/docs/compile'
import { localizePath } from '@view-site/i18n/locale'
import type { SiteFiles } from '@view-site/prerender'
import { articlePath } from '../../src/docs/articlePath.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import type { DemosOf } from '../demosOf.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** Every article as JSON for client navigation, and as its Markdown twin. */
export function articleFiles(files: SiteFiles, origin: string, { refs }: Articles, demosOf: DemosOf): SiteOutput {
  const versions = new Map(refs.map(({ id, locale, version }) => [`${locale} ${id}`, version]))
  return {
    async article(article) {
      const path = localizePath(articlePath(article.id), article.locale)
      const version = versions.get(`${article.locale} ${article.id}`)
      const demos = demosOf(article.id)
      await files.write(`${path}/index.json`, async () => JSON.stringify(articlePayload(article, demos)), `${version} ${demos}`)
      await files.write(`${path}.md`, async () => absoluteLinks(article.markdown, origin, article.locale), `${version} ${origin}`)
    },
  }
}
