import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'

test.use({ dependsOn: 'served' })

const field = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

/**
 * Opens the picker by its keyboard shortcut. Retries, because the listener is added shortly after hydration; once the picker is open, the
 * keys do nothing.
 */
async function openPicker(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

/** Waits until every source has answered the query in the field. */
async function searched(page: Page): Promise<void> {
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty()
}

/** Searches and returns the addresses of the results, best first. */
async function search(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query)
  await searched(page)
  const hrefs = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))]
}

test('[LAY-09] [PLUS-02] [NAV-05] Ctrl+K opens the search, Enter the section that was found; the store and the account are not found', async ({
  page,
  open,
}) => {
  await open('/view-ui-plus/guide/introduce')
  expect(await page.getByRole('button', { name: '搜索' }).evaluate((button) => button.getBoundingClientRect().width)).toBe(140)
  await openPicker(page)
  await page.keyboard.type('固定表头', { delay: 20 })
  await searched(page)
  await expect(options(page).filter({ hasText: '固定表头与列' })).toBeVisible()
  await expect(options(page).locator('mark').first()).toHaveText(/固定|表头/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/view-ui-plus\/component\/form\/table#h[a-z0-9]{9}$/)
  await expect(page.getByRole('heading', { name: '固定表头与列' })).toBeInViewport()
  await openPicker(page)
  await expect(options(page).first()).toHaveText('固定表头')
  for (const query of ['我的购买', '商店购买', '商店', 'purchases', 'store']) {
    for (const href of await search(page, query)) expect(href, query).not.toMatch(/^\/(store|user|pay)(\/|$)/)
  }
})

if (repeats('queries of the search')) {
  test('[PLUS-02] words inside sentences, names of props and misspellings find their page in both languages', async ({ page, open }) => {
    await open('/')
    await openPicker(page)
    for (const [query, expected] of [
      ['幽灵', '/view-ui-plus/component/base/button'],
      ['按需引入', '/view-ui-plus/guide/install'],
      ['怎么让按钮显示加载中', '/view-ui-plus/component/base/button'],
      ['on-selection-change', '/view-ui-plus/component/form/table'],
      ['createApiClient', '/packages/api-client'],
    ] as const) {
      expect((await search(page, query)).slice(0, 3), query).toContain(expected)
    }
    await open('/en-US')
    await openPicker(page)
    for (const [query, expected] of [
      ['buton', '/en-US/view-ui-plus/component/base/button'],
      ['fixed columns', '/en-US/view-ui-plus/component/form/table'],
      ['htmlType', '/en-US/view-ui-plus/component/base/button'],
      ['instalation', '/en-US/view-ui-plus/guide/install'],
    ] as const) {
      expect((await search(page, query)).slice(0, 3), query).toContain(expected)
    }
  })
}

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ })

  test('[PLUS-02] no part of the search is loaded before it is opened, and after a lost connection the loaded parts still work', async ({
    page,
    open,
    context,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open('/view-ui-plus/guide/introduce')
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => /search/i.test(path))).toEqual([])
    await openPicker(page)
    const online = await search(page, '表格')
    expect(online).toContain('/view-ui-plus/component/form/table')
    await context.setOffline(true)
    // The typo correction has not been loaded yet.
    await search(page, 'zebrra')
    await expect(page.getByRole('alert')).toContainText('当前没有网络')
    expect(await search(page, '表格')).toEqual(online)
    await context.setOffline(false)
  })
})

test.describe('when the index cannot be loaded', () => {
  test.use({ tolerated: /Failed to load resource/ })

  if (repeats('a source of the search that fails')) {
    test('[PLUS-02] the picker shows an error, finds pages of the menus, and offers a retry', async ({ page, open }) => {
      await page.route('**/search/**', (route) => route.abort())
      await open('/view-ui-plus/guide/introduce')
      await openPicker(page)
      await field(page).fill('按钮')
      await expect(page.getByRole('alert')).toContainText('搜索数据没能加载')
      await expect(options(page)).toHaveCount(1)
      await page.unroute('**/search/**')
      await page.getByRole('button', { name: '重试' }).click()
      await expect(options(page).filter({ hasText: '幽灵按钮' }).or(options(page).nth(2)).first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('[LAY-09] the search fills the screen and does not overflow it', async ({ page, open }) => {
    await open('/view-ui-plus/guide/introduce')
    // Tapped once: the open search covers its button, so a second tap would wait forever.
    await page.getByRole('button', { name: '搜索' }).tap()
    await expect(field(page)).toBeFocused()
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    expect((await search(page, '禁用')).slice(0, 3)).toContain('/view-ui-plus/component/form/date-picker')
    for (const option of await options(page).all()) {
      const box = await option.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    await page.getByRole('button', { name: '取消' }).tap()
    await expect(field(page)).toHaveCount(0)
  })
})
