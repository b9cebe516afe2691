import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { goTo } from '../../pages/sider.ts'
import { read } from '../../pages/reader.ts'
import { expect, test } from '../../fixtures.ts'
import { scrollTo } from '../../pages/scroll.ts'

test.use({ dependsOn: 'served' })

const origin = 'https://www.view-ui.example'
const introduce = '/view-ui-plus/guide/introduce'
const install = '/view-ui-plus/guide/install'
const button = '/view-ui-plus/component/base/button'
const words = {
  'zh-CN': {
    crumb: '面包屑',
    pager: '上一页与下一页',
    contents: '本页',
    group: '基础',
    edit: '在 GitHub 上编辑此页',
    install: /^安装/,
    introduce: /^介绍/,
  },
  'en-US': {
    crumb: 'Breadcrumb',
    pager: 'Previous and next',
    contents: 'On this page',
    group: 'Basics',
    edit: 'Edit this page on GitHub',
    install: /^Installation/,
    introduce: /^Introduction/,
  },
} as const

test.describe('anchors', () => {
  test.use({ viewport: { width: 1440, height: 800 } })

  test('[DOC-13] a link to a heading of another page shows it below the header', async ({ page }) => {
    await read(page, install)
    const id = await page.locator('[data-article] h2').nth(1).getAttribute('id')
    await read(page, introduce)
    await page.evaluate(
      ([href]) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'there' })
        document.querySelector('.doc-body p')?.append(link)
      },
      [`${install}#${id}`],
    )
    await page.getByRole('link', { name: 'there' }).click()
    await expect(page).toHaveURL(`${install}#${id}`)
    await expect(page).toHaveTitle(/^安装/)
    await expect.poll(() => top(page.locator(`#${id}`))).toBe(72)
  })

  if (repeats('the heading being read')) {
    test('[DOC-13] the panel marks the heading being read, from the title to the last one', async ({ page }) => {
      await read(page, button)
      const contents = page.getByRole('navigation', { name: words['zh-CN'].contents })
      const current = contents.locator('[aria-current="location"]')
      await expect(current).toHaveAttribute('href', `#${await page.locator('h1').getAttribute('id')}`)
      const headings = await page.locator('[data-article] :is(h2, h3)[id]').all()
      for (const heading of headings.slice(0, -1)) {
        const fits = await heading.evaluate((element) => {
          element.scrollIntoView()
          const { scrollHeight, clientHeight } = document.documentElement
          return scrollY + clientHeight < scrollHeight - 1
        })
        if (fits) await expect(current).toHaveAttribute('href', `#${await heading.getAttribute('id')}`)
      }
      await scrollTo(page, 1_000_000)
      await expect(current).toHaveAttribute('href', `#${await headings.at(-1)?.getAttribute('id')}`)
      await scrollTo(page, 0)
      await expect(current).toHaveAttribute('href', `#${await page.locator('h1').getAttribute('id')}`)
    })
  }
})

for (const locale of localesOf('behaviour in the second language')) {
  test(`[PLUS-06] breadcrumb, last change and edit link of a page in ${locale}`, async ({ page }) => {
    await read(page, localized(button, locale))
    const crumb = page.getByRole('navigation', { name: words[locale].crumb })
    await expect(crumb.getByRole('listitem')).toHaveText(['View UI Plus', words[locale].group, 'Button'])
    await expect(crumb.locator('[aria-current="page"]')).toHaveText('Button')
    await expect(crumb.getByRole('link', { name: 'View UI Plus' })).toHaveAttribute('href', localized(introduce, locale))

    const folder = `content${button}`
    const day = lastCommit(`${folder}/${locale}.md`, `${folder}/api.ts`, `${folder}/demos`)
    const shown = page.locator('.doc-meta time')
    if (day === '') await expect(shown).toHaveCount(0)
    else {
      await expect(shown).toHaveAttribute('datetime', day)
      await expect(shown).toHaveText(day)
    }
    await expect(page.getByRole('link', { name: words[locale].edit })).toHaveAttribute(
      'href',
      new RegExp(`/edit/main/${folder}/${locale}\\.md$`),
    )

    await crumb.getByRole('link', { name: 'View UI Plus' }).click()
    await expect(page).toHaveURL(localized(introduce, locale))
  })

  test(`[PLUS-01] [PLUS-06] the head links the Markdown page and an existing picture, in ${locale}`, async ({ page, request }) => {
    const expectHead = async (path: string) => {
      const markdown = page.locator('link[rel="alternate"][type="text/markdown"]')
      await expect(markdown).toHaveAttribute('href', `${localized(path, locale)}.md`)
      await expect(markdown).toHaveCount(1)
      const picture = page.locator('meta[property="og:image"]')
      await expect(picture).toHaveAttribute('content', `${origin}/cards${localized(path, locale)}.png`)
      const png = await (await request.get(`/cards${localized(path, locale)}.png`)).body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      expect((await request.get(`${localized(path, locale)}.md`)).headers()['content-type']).toMatch(/^text\/markdown/)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    }
    await read(page, localized(introduce, locale))
    await expectHead(introduce)
    await goTo(page, words[locale].install, locale)
    await expect(page).toHaveURL(localized(install, locale))
    await expectHead(install)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: locale === 'zh-CN' ? '价格与授权' : 'Pricing and licenses' })
      .click()
    await expect(page).toHaveURL(localized('/price', locale))
    await expect(page.locator('link[rel="alternate"][type]')).toHaveCount(0)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${origin}/cards${localized('/price', locale)}.png`)
  })
}

test.describe('before a link is followed', () => {
  for (const intent of repeats('a link that is hovered before it is followed') ? (['hover', 'focus'] as const) : (['focus'] as const)) {
    test(`[PLUS-01] its page is fetched once on ${intent}, and not again when it is opened`, async ({ open, page }) => {
      await open(introduce)
      const fetches = record(page, install)
      const link = page.getByRole('navigation', { name: words['zh-CN'].pager }).locator('a[rel="next"]')
      for (let time = 0; time < 3; time++) {
        await link[intent]()
        await expect.poll(() => fetches.length).toBe(1)
        await page.mouse.move(0, 0)
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      }
      await link.click()
      await expect(page).toHaveTitle(/^安装/)
      expect(fetches).toHaveLength(1)
    })
  }

  if (repeats('a link that is hovered before it is followed')) {
    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

      test('[PLUS-01] its page is fetched once when it is touched', async ({ open, page }) => {
        await open(introduce)
        const fetches = record(page, install)
        const link = page.getByRole('navigation', { name: words['zh-CN'].pager }).locator('a[rel="next"]')
        await link.scrollIntoViewIfNeeded()
        await link.tap()
        await expect(page).toHaveTitle(/^安装/)
        expect(fetches).toHaveLength(1)
      })
    })
  }

  test('[PLUS-01] nothing is fetched ahead for a visitor who saves data', async ({ open, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open(introduce)
    const fetches = record(page, install)
    const links = [
      page.getByRole('navigation', { name: words['zh-CN'].pager }).locator('a[rel="next"]'),
      page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: words['zh-CN'].install }),
    ]
    for (const link of links) {
      await link.hover()
      await link.focus()
    }
    await page.waitForLoadState('networkidle')
    expect(fetches).toEqual([])
    await links[0]?.click()
    await expect(page).toHaveTitle(/^安装/)
    expect(fetches).toHaveLength(1)
  })
})

for (const locale of localesOf('behaviour in the second language')) {
  test(`[PLUS-05] a link within a page does not focus the main part, and announces nothing; a new page is announced, and the next Tab starts in its content, in ${locale}`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await open(localized(introduce, locale))
    const link = page.getByRole('navigation', { name: words[locale].contents }).getByRole('link').nth(2)
    await link.click()
    await expect(page).toHaveURL(/#/)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).not.toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: words[locale].introduce })).toHaveCount(0)

    await goTo(page, words[locale].install, locale)
    await expect(page).toHaveTitle(words[locale].install)
    await expect(page.getByRole('status').filter({ hasText: words[locale].install })).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await page.goBack()
    // With or without the name of the site: the title of the menu is announced if the head is late.
    await expect(page.getByRole('status').filter({ hasText: words[locale].introduce })).toHaveCount(1)
  })
}

/** Day of the last commit of some files; empty without git history, as in an unpacked archive. */
function lastCommit(...files: string[]): string {
  try {
    const root = resolve(import.meta.dirname, '../../../..')
    return execFileSync('git', ['log', '-1', '--format=%cs', '--', ...files], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return ''
  }
}

/** Records requests for the page at a path, as data or as HTML. */
function record(page: Page, path: string): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === path || pathname === `${path}/index.json`) requested.push(pathname)
  })
  return requested
}

function top(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
}
