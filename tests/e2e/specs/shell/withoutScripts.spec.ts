import { statSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized, translated, type Locale } from '../../locales.ts'
import { expect, test } from '../../fixtures.ts'
import { builtPages } from '../../pages/sitePages.ts'
import { builtFile, countsInMarkdown } from '../../pages/markdownPage.ts'

const words = {
  'zh-CN': { pager: '上一页与下一页', section: '章节', language: '切换语言：English' },
  'en-US': { pager: 'Previous and next', section: 'Section', language: 'Switch language: 简体中文' },
} as const

const articles = (locale: Locale) => builtPages(locale).filter((path) => path.includes('/view-ui-plus/'))

test.use({ javaScriptEnabled: false })

for (const locale of localesOf('every page opened without scripts')) {
  // One test for each part of the site, because opening a browser for every page would take longer than checking it.
  const every = repeats('every page opened without scripts')
  for (const [name, paths] of parts(builtPages(locale), every)) {
    test(`[PLUS-01] ${every ? 'every page' : 'the longest page of each kind'} of ${name} in ${locale} is complete without scripts`, async ({
      page,
    }) => {
      test.slow()
      expect(paths.length).toBeGreaterThan(0)
      for (const path of every ? paths : longestOfEachKind(paths)) {
        await test.step(path, async () => {
          expect((await page.goto(path))?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('banner').getByRole('link', { name: words[locale].language })).toHaveAttribute(
            'href',
            translated(path),
          )
          if (path.includes('/view-ui-plus/')) await expectWhole(page, path)
        })
      }
    })
  }
}

test.describe('pages as served', () => {
  test.use({ dependsOn: 'served' })

  for (const locale of localesOf('behaviour in the second language')) {
    test(`[PLUS-01] without scripts, links lead from page to page and to the other language, in ${locale}`, async ({ page }) => {
      const [first = '', second = '', third = ''] = articles(locale)
      await page.goto(first)
      // By keyboard, because content that is laid out late above the link moves it away from the pointer.
      await page.getByRole('navigation', { name: words[locale].pager }).locator('a[rel="next"]').press('Enter')
      await expect(page).toHaveURL(second)
      const sider = page.getByRole('navigation', { name: words[locale].section })
      const entry = sider.locator(`a[href="${third}"]`)
      const group = sider.locator('details').filter({ has: page.locator(`a[href="${third}"]`) })
      if (!(await entry.isVisible())) await group.first().locator('> summary').click()
      await entry.click()
      await expect(page).toHaveURL(third)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: words[locale].language }).click()
      const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
      await expect(page).toHaveURL(translated(third))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test(`[DOC-12] without scripts, the code of a demo opens and closes, in ${locale}`, async ({ page }) => {
      await page.goto(localized('/view-ui-plus/component/form/rate', locale))
      const demo = page.locator('[data-demo]').first()
      await expect(demo.locator('.doc-code')).toBeHidden()
      await demo.locator('summary').click()
      await expect(demo.locator('.doc-code')).toBeVisible()
      await demo.locator('summary').click()
      await expect(demo.locator('.doc-code')).toBeHidden()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ dependsOn: 'served', viewport: { width: 390, height: 844 } })

  for (const locale of localesOf('behaviour in the second language')) {
    test(`[PLUS-01] without scripts, the menu and the other language are available, and no control is dead, in ${locale}`, async ({
      page,
    }) => {
      const [first = '', second = ''] = articles(locale)
      await page.goto(first)
      await expect(page.locator('button:not([popovertarget]), [role="button"]').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: words[locale].language })).toBeVisible()
      const sider = page.getByRole('navigation', { name: words[locale].section })
      await expect(sider).toBeVisible()
      const [main, menu] = await Promise.all([page.getByRole('main').boundingBox(), sider.boundingBox()])
      expect(menu?.y, 'the menu is below the page').toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0))
      await sider.locator(`a[href="${second}"]`).click()
      await expect(page).toHaveURL(second)
    })
  }
})

test.describe('a system', () => {
  test.use({ dependsOn: 'served' })

  test('[PLUS-04] the theme is that of the system without scripts', async ({ page }) => {
    // Without scripts the page cannot be queried: compare screenshots.
    const other = await page.context().browser()?.newPage()
    await other?.goto('about:blank')
    const lightness = async () => {
      const corner = await page.screenshot({ clip: { x: 700, y: 300, width: 1, height: 1 } })
      return other?.evaluate(async (png) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
        return (red + green + blue) / 3 / 255
      }, corner.toString('base64'))
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/view-ui-plus/guide/install')
    expect(await lightness()).toBeLessThan(0.3)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await lightness()).toBeGreaterThan(0.7)
    await other?.close()
  })
})

/** Expects all headings, code and tables of the Markdown page to be visible, and no control that needs scripts. */
async function expectWhole(page: Page, path: string): Promise<void> {
  const article = page.locator('[data-article]')
  const { headings, tables, code } = countsInMarkdown(path)
  await expect(article.locator(':is(h1, h2, h3, h4, h5, h6):visible:not(.doc-sheet *)'), `headings of ${path}`).toHaveCount(headings)
  await expectAllVisible(article.locator('table:not(.doc-sheet *)'), tables, `tables of ${path}`)
  await expect(article.locator('.doc-code'), `code of ${path}`).toHaveCount(code)
  await expect(article.locator('details:not([open]) > summary'), `demos of ${path}`).toHaveCount(
    await article.locator('[data-demo]').count(),
  )
  await expect(article.locator('.doc-code:visible'), `code of ${path} outside demos`).toHaveCount(
    (await article.locator('.doc-code').count()) - (await article.locator('[data-demo] .doc-code').count()),
  )
  const needScripts = ':is(button:not([popovertarget]), input, [role="tab"]):visible:not(.doc-sheet *)'
  await expect(article.locator(needScripts), `dead controls of ${path}`).toHaveCount(0)
}

async function expectAllVisible(parts: Locator, count: number, what: string): Promise<void> {
  await expect(parts, what).toHaveCount(count)
  await expect(parts.filter({ visible: true }), what).toHaveCount(count)
}

/** Pages of the component documentation, by chapter if they are many, and all others together. */
function parts(paths: readonly string[], isByChapter: boolean): Map<string, string[]> {
  return grouped(paths, (path) => {
    const [, product = '', chapter = ''] = /^(?:\/en-US)?\/?([^/]*)(?:\/([^/]*))?/.exec(path) ?? []
    if (product !== 'view-ui-plus') return 'the site itself'
    return isByChapter ? `${product}/${chapter}` : product
  })
}

/** The page with the most HTML of each folder whose pages have one template. The other pages of the site are each of their own kind. */
function longestOfEachKind(paths: readonly string[]): string[] {
  const folder = /^(?:\/en-US)?(\/(?:view-ui-plus\/[^/]+|store\/item|icrud|admin-plus|admin-cloud|packages)\/|.*)/
  const kinds = grouped(paths, (path) => folder.exec(path)?.[1] ?? path)
  return [...kinds.values()].map((same) => same.reduce((longest, path) => (sizeOf(path) > sizeOf(longest) ? path : longest)))
}

function sizeOf(path: string): number {
  return statSync(builtFile(path, 'html')).size
}

function grouped<Key>(paths: readonly string[], keyOf: (path: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>()
  for (const path of paths) groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path])
  return groups
}
