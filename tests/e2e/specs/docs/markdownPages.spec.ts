import { expect, test } from '../../fixtures.ts'
import { locales, translated } from '../../locales.ts'
import { builtPages } from '../../pages/sitePages.ts'
import { countsInMarkdown } from '../../pages/markdownPage.ts'

for (const locale of locales) {
  test(`[PLUS-01] every page in ${locale} is served with all content of its Markdown page, and with a link to the other language`, async ({
    page,
  }) => {
    test.slow()
    const paths = builtPages(locale)
    expect(paths.length).toBeGreaterThan(200)
    await page.goto('/favicon.svg')
    const served = await page.evaluate(readServed, paths)
    expect(served.map(({ path, frame }) => ({ path, ...frame }))).toEqual(
      paths.map((path) => ({ path, status: 200, lang: locale, headings: 1, other: translated(path) })),
    )
    const articles = served.filter(({ path }) => path.includes('/view-ui-plus/'))
    expect(articles.map(({ path, article }) => ({ path, ...article }))).toEqual(
      articles.map(({ path, article: { demos } }) => ({ path, ...countsInMarkdown(path), demos, closed: demos })),
    )
  })
}

/** Runs in a page: fetches pages and parses each as a separate document, in which no script runs. */
async function readServed(paths: readonly string[]) {
  const pages = []
  for (const path of paths) {
    // oxlint-disable no-await-in-loop -- one page in memory at a time
    const response = await fetch(path)
    const served = new DOMParser().parseFromString(await response.text(), 'text/html')
    // oxlint-enable no-await-in-loop
    const count = (selector: string) => served.querySelectorAll(`[data-article] ${selector}`).length
    pages.push({
      path,
      frame: {
        status: response.status,
        lang: served.documentElement.lang,
        headings: served.querySelectorAll('h1').length,
        other: served.querySelector('header a[hreflang]')?.getAttribute('href') ?? null,
      },
      article: {
        headings: count(':is(h1, h2, h3, h4, h5, h6):not(.doc-sheet *)'),
        tables: count('table:not(.doc-sheet *)'),
        code: count('.doc-code'),
        demos: count('[data-demo]'),
        closed: count('details:not([open]) > summary'),
      },
    })
  }
  return pages
}
