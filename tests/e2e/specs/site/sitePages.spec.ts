import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized, locales, type Locale } from '../../locales.ts'
import { expectNoViolation, type Theme } from '../../measures/siteAxe.ts'
import { sitePages, titleSuffix, type SitePage } from '../../pages/sitePages.ts'

test.use({ dependsOn: 'served' })

const origin = 'https://www.view-ui.example'

/** A guide, which every run opens in English. */
const guide = '/view-ui-plus/guide/install'

/** Pages that are hydrated in English and checked by axe in every run: one of the application and one of the documentation. */
const english = ['/price', guide]
/** Pages rendered from the same template as another one in the list: in Chinese, only their HTML is checked in every run. */
const similar = [
  '/resource/sketch',
  '/view-ui-plus/guide/introduce',
  '/view-ui-plus/component/base/button',
  '/view-ui-plus/component/form/table',
  '/packages/introduce',
  '/packages/api-client',
  '/terms',
  '/check-mail',
  '/403',
  '/500',
]

/** Pages that other journeys open and use. */
const used = ['/store', '/new-issue']

/** Pages that axe checks with the shell around them in every run; of the others it checks what is their own. */
const wholePages = ['/', '/price', guide, '/404']

for (const locale of locales) {
  for (const sitePage of sitePages) {
    const path = localized(sitePage.path, locale)
    if (locale === 'en-US' && !english.includes(sitePage.path) && !repeats('hydration of every English page')) continue
    const isSimilar = similar.includes(sitePage.path) || (locale === 'zh-CN' && sitePage.path === guide)
    if (isSimilar && !repeats('loading of more pages of a kind')) continue
    if (used.includes(sitePage.path) && !repeats('hydration and axe of pages that are used')) continue
    const hasShellToo = wholePages.includes(sitePage.path) || repeats('axe of the shell on every page')
    const hasAxe = locale === 'zh-CN' || english.includes(sitePage.path) || repeats('axe in the second language')

    // One test: loading and hydrating a page takes longer than all checks of it.
    test(`[PLUS-01] [ROUTE-10] ${hasAxe ? '[PLUS-05] ' : ''}${path} is served whole, hydrated without a change or a warning${hasAxe ? ', and has no violation' : ''}`, async ({
      page,
    }) => {
      await keepServedHeading(page)
      const response = await page.goto(path)
      const html = (await response?.text()) ?? ''
      expect(response?.status()).toBe(200)
      expect(response?.headers()['content-type']).toMatch(/^text\/html/)
      await test.step('the served HTML', async () => expectWhole(await servedPage(page, html), sitePage, locale))
      await test.step('hydration', async () => {
        await hydrated(page)
        // A failed hydration re-renders: the served heading would have been replaced.
        const kept = await page.evaluate(() => 'served' in window && window.served === document.querySelector('main h1'))
        expect(kept, 'the served heading is still the one in the page').toBe(true)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        if (sitePage.path === '/') await expect(heading, 'the line numbers are not read out').not.toHaveAccessibleName(/\d/)
      })
      if (hasAxe)
        await test.step('axe', () => expectNoViolation(page, { within: hasShellToo ? undefined : 'main', themes: themesOf(html) }))
    })
  }
}

test('[PLUS-01] [ROUTE-10] every page is served whole', async ({ page, request }) => {
  await page.goto('/404')
  for (const locale of locales)
    for (const sitePage of sitePages) {
      // oxlint-disable no-await-in-loop -- all are parsed in one page of the browser
      const path = localized(sitePage.path, locale)
      await test.step(path, async () => {
        const response = await request.get(path)
        expect(response.headers()['content-type']).toMatch(/^text\/html/)
        expectWhole(await servedPage(page, await response.text()), sitePage, locale)
      })
      // oxlint-enable no-await-in-loop
    }
})

/** The themes in which axe checks a page: one, chosen by its HTML, so that both are used over time. */
function themesOf(html: string): readonly Theme[] {
  if (repeats('axe of every page in both themes')) return ['light', 'dark']
  const [first = 0] = createHash('sha256').update(html).digest()
  return [first % 2 === 0 ? 'light' : 'dark']
}

/** Stores the served heading as `window.served`. */
async function keepServedHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window, { served: document.querySelector('main h1') })
    })
  })
}

/** What a reader without scripts, or a crawler, finds in the HTML of a page. */
interface ServedPage {
  lang: string
  title: string
  /** The content of each description element. */
  descriptions: (string | null)[]
  robots: string | null
  canonical: string | null
  languages: Record<string, string | null>
  sharedTitle: string | null
  headings: number
  main: string
  /** Text of the page in its own language: passages marked as Chinese, code and names in the other language are left out. */
  ownText: string
}

/** Parses HTML as a separate document, in which no script runs. */
function servedPage(page: Page, html: string): Promise<ServedPage> {
  return page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html')
    const attribute = (selector: string, name: string) => served.querySelector(selector)?.getAttribute(name) ?? null
    const copy = served.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('The body is not an element.')
    for (const other of copy.querySelectorAll('[lang="zh-CN"], script, style, template')) other.remove()
    return {
      lang: served.documentElement.lang,
      title: served.title,
      descriptions: [...served.querySelectorAll('meta[name="description"]')].map((one) => one.getAttribute('content')),
      robots: attribute('meta[name="robots"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      languages: Object.fromEntries(
        [...served.querySelectorAll('link[hreflang]')].map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')]),
      ),
      sharedTitle: attribute('meta[property="og:title"]', 'content'),
      headings: served.querySelectorAll('h1').length,
      main: served.querySelector('main')?.textContent ?? '',
      ownText: copy.textContent,
    }
  }, html)
}

function expectWhole(served: ServedPage, { path, title, text, indexed }: SitePage, locale: Locale): void {
  const address = (of: Locale) => origin + localized(path, of)
  const { descriptions, main, ownText, ...rest } = served
  expect(rest).toEqual({
    lang: locale,
    title: title[locale] + titleSuffix,
    robots: indexed === false ? 'noindex' : null,
    canonical: address(locale),
    languages: { ...Object.fromEntries(locales.map((other) => [other, address(other)])), 'x-default': address('zh-CN') },
    sharedTitle: title[locale] + titleSuffix,
    headings: 1,
  })
  expect(descriptions).toHaveLength(1)
  expect(descriptions[0]?.length).toBeGreaterThan(5)
  expect(main.replaceAll(/\s+/g, ' ')).toContain(text[locale])
  if (locale === 'en-US') expect(ownText.match(/[\p{Script=Han}]+/gu) ?? [], 'Chinese on an English page').toEqual([])
}
