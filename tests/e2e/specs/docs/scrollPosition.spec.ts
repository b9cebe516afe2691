import { repeats } from '../../full.ts'
import { goTo } from '../../pages/sider.ts'
import { expect, hydrated, test } from '../../fixtures.ts'
import { scrollTo, scrollTop, inView } from '../../pages/scroll.ts'

test.use({ dependsOn: 'served' })

const install = '/view-ui-plus/guide/install'
const tabs = '/view-ui-plus/component/navigation/tabs'

test.describe('the scroll position', () => {
  if (repeats('the scroll position of a hydrated page')) {
    test('[ROUTE-09] back and forward restore it on both pages', async ({ open, page }) => {
      await open(install)
      await scrollTo(page, 700)
      await goTo(page, /^Tabs/)
      await expect(page).toHaveTitle(/^Tabs/)
      await expect.poll(() => scrollTop(page)).toBe(0)
      await scrollTo(page, 900)
      const seen = await inView(page)
      await page.goBack()
      await expect(page).toHaveTitle(/^安装/)
      await expect.poll(() => scrollTop(page)).toBe(700)
      await page.goForward()
      await expect(page).toHaveTitle(/^Tabs/)
      await expect.poll(() => inView(page)).toEqual(seen)
    })
  }

  test('[ROUTE-09] [SALE-10] an ad that loaded meanwhile moves nothing when going back', async ({ open, page }) => {
    let answer: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/ad\/list\?name=100/, async (route) => {
      await held
      await route.continue()
    })
    await open(install)
    await scrollTo(page, 700)
    const seen = await inView(page)
    await goTo(page, /^Tabs/)
    await expect(page).toHaveTitle(/^Tabs/)
    const read = page.waitForResponse(/ad\/list\?name=100/)
    answer?.()
    await read
    await goTo(page, /^Dropdown/)
    // The ad of the page before may be there already.
    await expect(page).toHaveTitle(/^Dropdown/)
    const ad = page.getByRole('main').getByRole('figure', { name: '广告' }).first()
    await expect(ad).toBeVisible()
    const [title, shown] = await Promise.all([page.getByRole('heading', { level: 1 }).boundingBox(), ad.boundingBox()])
    expect(shown?.y, 'the ad is below the title').toBeGreaterThan(title?.y ?? Infinity)
    await page.goBack()
    await expect(page).toHaveTitle(/^Tabs/)
    await page.goBack()
    await expect(page).toHaveTitle(/^安装/)
    await expect.poll(() => inView(page)).toEqual(seen)
    await expect(page.getByRole('main').getByRole('figure', { name: '广告' })).toHaveCount(0)
  })

  test('[ROUTE-09] a reader who scrolls before the scripts have loaded keeps it; a reload restores it and never shows another position', async ({
    page,
  }) => {
    await page.goto(tabs)
    await scrollTo(page, 640)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await scrollTop(page)).toBe(640)

    await scrollTo(page, 900)
    await page.addInitScript(() => {
      const places: number[] = []
      Object.assign(window, { places })
      // Starts when the page is complete: before that, there is nothing to scroll.
      const look = () => {
        if (document.readyState === 'complete') places.push(Math.round(scrollY))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrollTop(page)).toBe(900)
    expect(await page.evaluate(() => 'places' in window && Array.isArray(window.places) && [...new Set(window.places)])).toEqual([900])
  })

  if (repeats('the scroll position of a hydrated page')) {
    test('[ROUTE-09] back restores it even after a reload', async ({ open, page }) => {
      await open(install)
      await scrollTo(page, 700)
      await goTo(page, /^Tabs/)
      await expect(page).toHaveTitle(/^Tabs/)
      await page.reload()
      await hydrated(page)
      await page.goBack()
      await expect(page).toHaveTitle(/^安装/)
      await expect.poll(() => scrollTop(page)).toBe(700)
    })
  }
})
