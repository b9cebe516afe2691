import type { DocsOutput } from './DocsOutput.ts'

/** An Atom feed for each page whose front matter has `feed: true`. */
export function feeds(): DocsOutput {
  return async ({ site, ...context }) => {
    const build = await import('@view-site/static-site/build')
    const author = site.title[context.localePaths.defaultLocale] ?? ''
    return build.feeds({ ...context, author, titleOf: (title, locale) => `${title} - ${site.title[locale]}` })
  }
}
