import { expect, test } from '../../fixtures.ts'
import { locales, translated } from '../../locales.ts'
import { builtPages } from '../../pages/sitePages.ts'
import { countsInMarkdown } from '../../pages/markdownPage.ts'
import { withoutScripts, withoutSnapshots, withoutTemplates } from '../../pages/html.ts'

for (const locale of locales) {
  test(`[PLUS-01] every page in ${locale} is served with all content of its Markdown page, and with a link to the other language`, async ({
    world,
  }) => {
    const paths = builtPages(locale)
    expect(paths.length).toBeGreaterThan(200)
    const served: ServedPage[] = []
    // oxlint-disable-next-line no-await-in-loop -- hundreds of requests at once would be a load test
    for (const path of paths) served.push(await readServed(world.site, path))
    expect(served.map(({ path, frame }) => ({ path, ...frame }))).toEqual(
      paths.map((path) => ({ path, status: 200, lang: locale, headings: 1, other: translated(path) })),
    )
    const articles = served.filter(({ path }) => path.includes('/view-ui-plus/'))
    expect(articles.map(({ path, article }) => ({ path, ...article }))).toEqual(
      articles.map(({ path, article: { demos } }) => ({ path, ...countsInMarkdown(path), demos, closed: demos })),
    )
  })
}

interface ServedPage {
  path: string
  frame: { status: number; lang: string | undefined; headings: number; other: string | undefined }
  article: { headings: number; tables: number; code: number; demos: number; closed: number }
}

/** Reads the HTML of a page by its tags: to parse all pages in a browser takes ten times as long. */
async function readServed(site: string, path: string): Promise<ServedPage> {
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })
  const html = withoutTemplates(withoutScripts(await response.text()))
  const [header = ''] = /<header\b.*?<\/header>/s.exec(html) ?? []
  const [article = ''] = /<article data-article.*<\/article>/s.exec(withoutSnapshots(html)) ?? []
  const count = (tag: RegExp) => article.match(tag)?.length ?? 0
  return {
    path,
    frame: {
      status: response.status,
      lang: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1],
      headings: html.match(/<h1\b/g)?.length ?? 0,
      other: /<a\b(?=[^>]*\shreflang=)[^>]*\shref="([^"]*)"/i.exec(header)?.[1],
    },
    article: {
      headings: count(/<h[1-6]\b/g),
      tables: count(/<table\b/g),
      code: count(/\sclass="(?:[^"]*\s)?doc-code(?:\s[^"]*)?"/g),
      demos: count(/\sdata-demo="/g),
      closed: count(/<details\b(?![^>]*\sopen\b)[^>]*><summary\b/g),
    },
  }
}
