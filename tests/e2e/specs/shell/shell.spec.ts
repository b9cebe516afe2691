import type { Locator, Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized, translated } from '../../locales.ts'
import { alive, expect, hydrated, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const keys = { locale: 'view-site:locale', settings: 'view-site:settings' }
const docs = '/view-ui-plus/component/base/icon'
const words = {
  'zh-CN': { skip: '跳到正文', main: '主导航', product: /^产品/, preview: /^预览/, tab: '（在新标签页打开）' },
  'en-US': { skip: 'Skip to content', main: 'Main', product: /^Product/, preview: /^Live demos/, tab: '(opens in a new tab)' },
} as const

/** Addresses of the links in a list, and how they open. */
function linksOf(list: Locator) {
  return list.getByRole('link', { includeHidden: true }).evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  )
}

test.describe('menus', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const locale of localesOf('behaviour in the second language')) {
    test(`[NAV-01] [NAV-02] [NAV-03] [NAV-05] [PLUS-05] the footer and the head menu in ${locale}, by keyboard and by pointer; the first Tab stop skips the menus`, async ({
      open,
      page,
    }) => {
      await open(localized('/', locale))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: words[locale].skip })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()

      const footer = page.getByRole('contentinfo')
      const groups = await footer.getByRole('heading', { level: 2 }).allInnerTexts()
      expect(groups).toHaveLength(5)
      await expect(footer.getByRole('img')).toBeVisible()
      for (const [name, href] of locale === 'zh-CN'
        ? [
            ['组件文档', '/view-ui-plus/guide/introduce'],
            ['价格与授权', '/price'],
            ['购买条款与授权', '/terms'],
            ['隐私政策', '/privacy'],
          ]
        : [
            ['Component docs', '/en-US/view-ui-plus/guide/introduce'],
            ['Pricing and licenses', '/en-US/price'],
            ['Terms and licenses', '/en-US/terms'],
            ['Privacy', '/en-US/privacy'],
          ]) {
        await expect(footer.getByRole('link', { name: name ?? '', exact: true })).toHaveAttribute('href', href ?? '')
      }
      expect(await footer.locator('time').count()).toBeGreaterThan(0)

      const menu = page.getByRole('navigation', { name: words[locale].main })
      await expect(menu.locator('summary').filter({ hasText: words[locale].product })).toContainText('New')
      const links = await linksOf(menu.locator('> ul'))
      expect(await linksOf(menu.locator('> details')), 'the dropdown in place of the row has the same links').toEqual(links)
      const inside = links.filter(({ href }) => href.startsWith('/')).map(({ href }) => href)
      const expected = ['/view-ui-plus', '/admin-cloud', '/admin-plus', '/icrud', '/resource', '/store', '/price']
      expect(inside).toEqual(expected.map((path) => localized(path, locale)))
      const outside = links.filter(({ href }) => !href.startsWith('/'))
      // The playground, three demo sites, the forum.
      expect(outside).toHaveLength(5)
      for (const { href, target, rel } of outside) {
        expect(href).toMatch(/^https:/)
        expect({ href, target }).toEqual({ href, target: '_blank' })
        expect(rel, href).toContain('noopener')
      }

      const preview = menu.locator('details').filter({ hasText: words[locale].preview })
      const summary = preview.locator('> summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(preview).toHaveAttribute('open')
      await page.keyboard.press('Tab')
      await expect(preview.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(preview).not.toHaveAttribute('open')
      await expect(summary).toBeFocused()

      const product = menu.locator('details').filter({ hasText: words[locale].product })
      await product.locator('> summary').click()
      await product.getByRole('link', { name: /^View UI Plus/ }).click()
      await expect(page).toHaveURL(localized('/view-ui-plus/guide/introduce', locale))
      await expect(product, 'the menu closes after a navigation').not.toHaveAttribute('open')
    })
  }

  test('[NAV-04] a double-click on Copyright copies the name of the route', async ({ open, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const pages = [
      ['/price', 'price'],
      ['/en-US/privacy', 'privacy'],
    ] as const
    for (const [path, name] of repeats('behaviour in the second language') ? pages : pages.slice(0, 1)) {
      await open(path)
      await page.getByRole('contentinfo').getByText('Copyright', { exact: true }).dblclick()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(name)
    }
  })
})

test.describe('language', () => {
  test('[I18N-01] a switch opens the same page, is stored, and redirects later visits', async ({ open, page }) => {
    await open(`${docs}?from=test`)
    await page.getByRole('link', { name: '切换语言：English' }).click()
    await expect(page).toHaveURL(`/en-US${docs}?from=test`)
    await hydrated(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), keys.locale)).toBe('en-US')
    await open('/price?product=icrud#faq')
    await expect(page).toHaveURL('/en-US/price?product=icrud#faq')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')

    await page.getByRole('link', { name: 'Switch language: 简体中文' }).click()
    await expect(page).toHaveURL('/price?product=icrud#faq')
    await open('/')
    await expect(page).toHaveURL('/')
  })

  test.describe('of an English browser', () => {
    test.use({ locale: 'en-GB' })

    test('[I18N-01] redirects to English, and the back button still works', async ({ open, page }) => {
      await open('/privacy')
      await open('/price')
      await expect(page).toHaveURL('/en-US/price')
      await page.goBack()
      await expect(page).toHaveURL('/en-US/privacy')
    })

    if (repeats('every stored choice and browser language')) {
      test('[I18N-01] does not override a choice', async ({ open, page }) => {
        await page.addInitScript((key) => localStorage.setItem(key, 'zh-CN'), keys.locale)
        await open('/price')
        await expect(page).toHaveURL('/price')
      })
    }

    if (repeats('every stored choice and browser language')) {
      test.describe('a crawler', () => {
        test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

        test('[I18N-01] is never redirected', async ({ open, page }) => {
          await page.addInitScript((key) => localStorage.setItem(key, 'en-US'), keys.locale)
          await open('/price')
          await expect(page).toHaveURL('/price')
          await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
        })
      })
    }
  })

  if (repeats('every stored choice and browser language')) {
    test.describe('of a French browser', () => {
      test.use({ locale: 'fr-FR' })

      test('[I18N-01] gets the default', async ({ open, page }) => {
        await open('/price')
        await expect(page).toHaveURL('/price')
      })
    })
  }
})

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' })

  test.describe('without the bundle', () => {
    test.use({ tolerated: /^Failed to load resource: net::ERR_FAILED|^$/ })

    test('[PLUS-04] a dark system gets the dark theme before any script of the bundle', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/price')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('html')).not.toHaveAttribute('data-ready')
      expect(await lightness(page)).toBeLessThan(0.3)
    })
  })

  for (const locale of localesOf('behaviour in the second language')) {
    test(`[PLUS-04] the theme follows the system while the page is open; one chosen in ${locale} reaches another tab and persists, and no other is shown then`, async ({
      open,
      page,
      context,
    }) => {
      await watchThemes(page)
      await open(localized('/price', locale))
      expect(await lightness(page)).toBeLessThan(0.3)
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await lightness(page)).toBeGreaterThan(0.7)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

      const other = await context.newPage()
      await other.goto(localized('/privacy', locale))
      await hydrated(other)
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByLabel(locale === 'zh-CN' ? '主题：随系统' : 'Theme: System').click()
      await page.getByRole('button', { name: locale === 'zh-CN' ? '浅色' : 'Light', exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await lightness(page)).toBeGreaterThan(0.7)
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
      for (const path of ['/price', docs]) {
        await open(localized(path, locale))
        expect(await page.evaluate(() => 'themes' in window && window.themes), path).toEqual(['light'])
      }
    })
  }
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const locale of localesOf('behaviour in the second language')) {
    test(`[LAY-05] [LAY-16] the drawer in ${locale} opens, traps the focus, restores it, and holds the pages of the section and the languages`, async ({
      open,
      page,
    }) => {
      await open(localized(docs, locale))
      const button = page.getByRole('button', { name: locale === 'zh-CN' ? '打开菜单' : 'Open menu' })
      await button.click()
      const drawer = page.getByRole('dialog', { name: 'View UI Plus' })
      await expect(drawer).toBeVisible()
      const section = drawer.getByRole('navigation', { name: locale === 'zh-CN' ? '章节' : 'Section' })
      await expect(section.getByRole('link', { name: /^Icon/ })).toHaveAttribute('aria-current', 'page')
      await expect.poll(() => focusIsIn(page)).toBe(true)
      for (let step = 0; step < 30; step++) await page.keyboard.press('Tab')
      // The focus wraps from the last element to the first a moment later.
      await expect.poll(() => focusIsIn(page), 'after thirty Tabs').toBe(true)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(button).toBeFocused()

      await button.click()
      await drawer.getByRole('button', { name: locale === 'zh-CN' ? '关闭菜单' : 'Close menu' }).click()
      await expect(drawer).toBeHidden()

      await button.click()
      await drawer.getByRole('link', { name: locale === 'zh-CN' ? '价格' : 'Pricing', exact: true }).click()
      await expect(page).toHaveURL(localized('/price', locale))
      await expect(drawer).toBeHidden()

      await page.goBack()
      await button.click()
      await drawer.getByRole('link', { name: locale === 'zh-CN' ? 'English' : '简体中文' }).click()
      await expect(page).toHaveURL(translated(localized(docs, locale)))
    })
  }

  test('no page scrolls sideways on a phone', async ({ page }) => {
    const others = repeats('behaviour in the second language') ? ['/en-US', '/price', docs] : []
    for (const path of ['/', '/privacy', '/en-US/price', `/en-US${docs}`, ...others]) {
      await page.goto(path)
      await alive(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(sideways, path).toBe(0)
    }
  })
})

/** How light the page's background is, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  })
}

/** Records every theme that the page shows. */
async function watchThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: string[] = []
    Object.assign(window, { themes })
    const look = () => {
      const { theme } = document.documentElement?.dataset ?? {}
      if (document.body && theme !== themes.at(-1)) themes.push(theme ?? 'none')
      requestAnimationFrame(look)
    }
    look()
  })
}

function focusIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null && document.activeElement !== document.body)
}
