import { feedEntries } from '@view-site/docs/compile'
import { localizePath } from '@view-site/i18n/locale'
import type { SiteFiles } from '@view-site/prerender'
import { brand } from '@view-site/site-data/brand'
import { atomFeed } from './atomFeed.ts'
import type { SiteOutput } from './SiteOutput.ts'

interface FeedsOptions {
  files: SiteFiles
  origin: string
}

/** An Atom feed beside every page whose front matter says `feed: true`, in its locale. */
export function feeds({ files, origin }: FeedsOptions): SiteOutput {
  return {
    async article(article, { path }) {
      if (!article.frontMatter.feed || article.frontMatter.products) return
      const address = origin + localizePath(path, article.locale)
      const feed = atomFeed({
        address,
        origin,
        locale: article.locale,
        title: `${article.title} - ${brand.titleSuffix[article.locale]}`,
        subtitle: article.description,
        author: brand.title,
        entries: feedEntries(article),
      })
      await files.write(`${localizePath(path, article.locale)}.xml`, feed)
    },
  }
}
