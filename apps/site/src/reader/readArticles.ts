import { startReader, type Reader } from '@view-site/docs/reader'
import { stripLocale } from '@view-site/i18n/product'
import { tanstackHistoryKeys } from '@view-site/layout/navigation'
import { panelSelector } from '@view-site/layout/prepaint'
import type { ReportFailure } from '@view-site/static-site/hydrate'
import { isProduct } from '../docs/products.ts'
import { versionAt } from '../docs/versionAt.ts'
import { readerPorts } from './readerPorts.ts'

/** Options of {@link readArticles}. */
export interface ReadArticlesOptions {
  /** Called when another page is shown, before it is painted. */
  onShow: () => void
  /** Called if the server cannot be reached. */
  report: ReportFailure
}

/** Starts the reader for the articles of the version that the address shows: others have their own menus and demos, and are loaded as documents. */
export function readArticles(root: HTMLElement, { onShow, report }: ReadArticlesOptions): Reader {
  const version = versionAt(stripLocale(location.pathname))
  return startReader({
    root,
    ports: readerPorts(report),
    isArticle: (path) => {
      const route = stripLocale(path)
      return isProduct(route.split('/')[1] ?? '') && versionAt(route) === version
    },
    anchorLinks: `${panelSelector} nav a[href^="#"]`,
    historyKeys: tanstackHistoryKeys,
    onShow,
    onUnreachable: report,
  })
}
