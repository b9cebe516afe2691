import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const nothing = (): void => undefined

const page1 = '/view-ui-plus/component/form/radio'

test('[SALE-10] ads are labelled, move nothing, and their clicks are counted by id', async ({ page, open, account }) => {
  expect(account.mail).not.toBe('')
  const clicks: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/pro/ad/click')) clicks.push(request.postDataJSON())
  })
  let release = nothing
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/pro/ad/list**', async (route) => {
    await released
    await route.continue()
  })
  await open(page1)
  // A demo that starts in between would change the text by which its block is listed.
  await expect(page.locator('[data-demo]').first()).toHaveAttribute('data-state', 'running')
  const before = await places(page)
  release()
  const sider = page.getByRole('figure', { name: '广告' }).getByRole('link', { name: '设计资源：色板、图标与令牌' })
  await expect(sider).toBeVisible()
  await expect(page.getByRole('figure', { name: '广告' }).getByRole('link', { name: '权限设计手册' })).toBeVisible()
  // No ad above the article on the first page: it would push the article down.
  await expect(page.getByRole('link', { name: '企业版客户免费取用商店里的设计资料' })).toHaveCount(0)
  expect(await places(page)).toEqual(before)

  await sider.click()
  await expect(page).toHaveURL(/\/resource$/)
  await expect.poll(() => clicks).toEqual([{ id: 'resource-sider' }])
})

test('[SALE-10] a page read without the application requests no ad', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pro/ad/')) requested.push(request.url())
  })
  await page.goto(page1)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'reader')
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})

test.describe('a bad connection', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('[SALE-10] ads that cannot be loaded leave the page unchanged', async ({ page, open, account, control }) => {
    expect(account.mail).not.toBe('')
    await control.fault({ path: 'pro/ad/list', status: 500 })
    const failed = page.waitForResponse((response) => response.url().includes('/pro/ad/list'))
    await open(page1)
    expect((await failed).status()).toBe(500)
    await expect(page.getByRole('figure', { name: '广告' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

/** Positions of everything in view that existed before the ads; content below is laid out later. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, nav a, aside a, footer a, [data-demo]')]
      .filter((element) => !element.closest('figure') && element.getBoundingClientRect().top < innerHeight)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.textContent.trim().slice(0, 20), x, y + scrollY, width, height].map(String).join(' ')
      }),
  )
}
