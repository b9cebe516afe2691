import { repeats } from '../../full.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const rate = '/view-ui-plus/component/form/rate'

for (const width of repeats('a setting at every width') ? [390, 834, 1440] : [390]) {
  test(`[LAY-07] at ${width} px a setting applies immediately and persists after a reload`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(rate)
    if (width < 600) await page.getByRole('button', { name: '打开菜单' }).click()
    await page.getByRole('button', { name: '界面设置' }).click()
    const drawer = page.getByRole('dialog', { name: '界面设置' })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBe(280)
    await drawer.getByRole('radio', { name: '主色' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-header', 'primary')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-header', 'primary')
  })
}

test('[TAB-01] [TAB-02] [TAB-06] tabs are enabled in the settings, follow navigation, and are restored after a reload', async ({
  page,
  open,
}) => {
  await open(rate)
  const bar = page.getByRole('navigation', { name: '打开的页面' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('switch', { name: '显示标签页' }).check()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link')).toHaveText(['首页', 'Rate 评分'])
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '价格' }).click()
  await expect(bar.getByRole('link')).toHaveText(['首页', 'Rate 评分', '价格'])
  await page.reload()
  await expect(bar.getByRole('link')).toHaveText(['首页', 'Rate 评分', '价格'])
  await bar.getByRole('button', { name: '关闭“价格”' }).click()
  await expect(page).toHaveURL(new RegExp(`${rate}$`))
  await expect(bar.getByRole('link')).toHaveText(['首页', 'Rate 评分'])
})

test('[API-05] a visitor who opens the log lands on 403', async ({ page }) => {
  await page.goto('/system-log')
  await expect(page).toHaveURL(/\/403\?from=/)
})

test('[ROUTE-07] refresh opens the previous page again, with its full address; redirect opens a page of this site, anything else leads to 404', async ({
  page,
  open,
}) => {
  await open('/price?product=icrud')
  await page.evaluate(() => history.pushState(null, '', '/refresh') ?? dispatchEvent(new PopStateEvent('popstate')))
  await expect(page).toHaveURL(/\/price\?product=icrud$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.evaluate(
    (to) => history.pushState(null, '', to) ?? dispatchEvent(new PopStateEvent('popstate')),
    `/redirect/${encodeURIComponent(`{"path":"${rate}"}`)}`,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Rate' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${rate}$`))
  await page.evaluate(
    (to) => history.pushState(null, '', to) ?? dispatchEvent(new PopStateEvent('popstate')),
    `/redirect/${encodeURIComponent('"https://evil.example"')}`,
  )
  await expect(page).toHaveURL(/\/404$/)
})
