import { repeats } from '../../full.ts'
import { expect, hydrated, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const keys = { locale: 'view-site:locale', settings: 'view-site:settings' }
const docs = '/view-ui-plus/component/base/icon'

test.describe('damaged storage', () => {
  const damaged = ['{', 'null', '[]', '"x"', '0', '{"theme":5,"menuCollapse":"yes","__proto__":{"a":1}}', '\uD800', 'x'.repeat(100_000)]
  /** What is no JSON, and an object with wrong values. */
  const usual = [0, 5]

  for (const [number, value] of damaged.entries()) {
    if (!usual.includes(number) && !repeats('damaged storage on every page')) continue
    test(`[STORE-01] value ${number} in every key breaks no page`, async ({ page, account }) => {
      expect(account.mail).not.toBe('')
      await page.addInitScript(
        ({ text, names }) => {
          for (const name of names) localStorage.setItem(name, text)
          // The router stores scroll positions under its own key and takes a stored null for an object.
          if (text !== 'null') sessionStorage.setItem('tsr-scroll-restoration-v1_3', text)
        },
        { text: value, names: storedKeys },
      )
      // The purchases page uses the layout, the session and the store.
      const everyPage = number === 0 || repeats('damaged storage on every page')
      for (const path of everyPage ? ['/price', docs, '/user/purchases'] : ['/user/purchases']) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的购买')
    })
  }

  test('[STORE-01] a damaged token signs the visitor out, with a message', async ({ context, page, baseURL }) => {
    await context.addCookies(
      ['token', 'uuid'].map((name) => ({ name: `view-site-view-site-${name}`, value: '%E0%A4%A{', url: baseURL ?? '' })),
    )
    await page.goto('/price')
    await hydrated(page)
    await expect(page.getByRole('region', { name: '消息' }).getByText('登录状态')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  })
})

test.describe('blocked storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
      // A browser that blocks cookies silently drops them.
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
    }),
  )

  test('[STORE-01] every kind of page works', async ({ open, page }) => {
    for (const path of ['/', docs, '/price']) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.getByRole('link', { name: '切换语言：English' }).click()
    await expect(page).toHaveURL('/en-US/price')
    await page.getByLabel('Theme: System').click()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

/** Every storage key that the site and its packages write. */
const storedKeys = [
  keys.locale,
  keys.settings,
  'view-site-view-site-user',
  'referrer_first',
  'referrer_last',
  'store-request:pro/order/create:{"type":"product","items":[{"sku":"admin_plus-team","quantity":1}],"expect_amount":398000}',
]
