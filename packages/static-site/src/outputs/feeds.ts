import { feedEntries } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import { localizedFile } from '../document/localizedFile.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import { atomFeed } from './atomFeed.ts'
import type { SiteOutput } from './SiteOutput.ts'

export interface FeedsOptions {
  files: SiteFiles
  origin: string
  localePaths: LocalePaths
  /** Author of every feed. */
  author: string
  /** Title of a feed, by the title of its page. */
  titleOf: (title: string, locale: string) => string
}

/** Writes an Atom feed for each page whose front matter says `feed: true`, in each locale that it is written in; older versions have none. */
export function feeds({ files, origin, localePaths, author, titleOf }: FeedsOptions): SiteOutput {
  return {
    async article(article, { path, version }) {
      if (version || !article.frontMatter.feed || article.frontMatter.products) return
      if (article.locales && !article.locales.includes(article.locale)) return
      const address = origin + localePaths.localizePath(path, article.locale)
      const feed = atomFeed({
        address,
        origin,
        locale: article.locale,
        title: titleOf(article.title, article.locale),
        subtitle: article.description,
        author,
        entries: feedEntries(article),
      })
      await files.write(`${localizedFile(path, article.locale, localePaths)}.xml`, feed)
    },
  }
}
