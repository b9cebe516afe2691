import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { install, isReact, read, sider, title } from '../../pages/reader.ts'
import { serveOtherBuild, statusOf, withStatus } from '../../pages/status.ts'

// Every file that a page requests in vain, and the rejections that follow from it; some have no text.
const lost = /^$|net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)|404 \(Not Found\)|Unable to preload CSS/

test.use({ dependsOn: 'served', tolerated: lost })

test.describe('without the network, a documentation page', () => {
  test('[PLUS-01] says so, keeps what was pressed, and opens it by itself when the network is back', async ({ page, context }) => {
    await withStatus(page, () => read(page, install))
    await sider(page).locator('summary').filter({ hasText: '表单' }).press('Enter')
    await context.setOffline(true)
    await expect(statusOf(page).getByRole('status')).toContainText('网络已断开')
    await sider(page)
      .getByRole('link', { name: /^Table 表格/ })
      .press('Enter')
    await expect(statusOf(page).getByRole('alert')).toContainText('恢复后会自动重试')
    await expect(statusOf(page).getByRole('button', { name: '重试' })).toBeFocused()
    await expect(title(page)).toContainText('安装')
    await context.setOffline(false)
    await expect(title(page)).toContainText('Table')
    await expect(statusOf(page).getByRole('status')).toContainText('网络已恢复')
    await expect(statusOf(page)).toHaveCount(0)
    expect(await isReact(page)).toBe(false)
  })

  if (repeats('what was pressed without a network')) {
    test('[PLUS-01] opens the search that was pressed when the network is back, in English', async ({ page, context }) => {
      await withStatus(page, () => read(page, localized(install, 'en-US')))
      await context.setOffline(true)
      await page.keyboard.press('ControlOrMeta+k')
      await expect(statusOf(page, 'Page status').getByRole('alert')).toContainText('You are offline')
      await context.setOffline(false)
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    })
  }

  if (repeats('what was pressed without a network')) {
    test('[PLUS-01] magnifies the picture that was pressed when the network is back', async ({ page, context }) => {
      await withStatus(page, () => read(page, '/icrud/tutorial'))
      await context.setOffline(true)
      await page
        .getByRole('button', { name: /^放大图片/ })
        .first()
        .press('Enter')
      await expect(statusOf(page).getByRole('alert')).toContainText('恢复后会自动重试')
      await context.setOffline(false)
      await expect(page.locator('dialog.doc-magnified')).toBeVisible()
      expect(await isReact(page)).toBe(false)
    })
  }

  if (repeats('what was pressed without a network')) {
    test('[PLUS-01] forgets what was pressed if the visitor closes the bar, and reading goes on', async ({ page, context }) => {
      await withStatus(page, () => read(page, install))
      await context.setOffline(true)
      await page.keyboard.press('ControlOrMeta+k')
      await expect(statusOf(page).getByRole('button', { name: '重试' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(statusOf(page)).toHaveCount(0)
      await context.setOffline(false)
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    })
  }
})

test.describe('the application', () => {
  if (repeats('the status bar on more pages')) {
    test('[PLUS-01] says that the network is lost, and that it is back', async ({ open, page, context }) => {
      await withStatus(page, () => open('/price'))
      await context.setOffline(true)
      await expect(statusOf(page).getByRole('status')).toContainText('网络已断开')
      await context.setOffline(false)
      await expect(statusOf(page).getByRole('status')).toContainText('网络已恢复')
      await expect(statusOf(page)).toHaveCount(0)
    })
  }

  if (repeats('every part of the application that does not load')) {
    test('[PLUS-01] retries a search whose code did not load', async ({ open, page }) => {
      let isUp = false
      await page.route('**/assets/{picker,siteSearchDialog}-*.js', (route) => (isUp ? route.continue() : route.abort()))
      await withStatus(page, () => open('/price'))
      await page.keyboard.press('ControlOrMeta+k')
      const retry = statusOf(page).getByRole('button', { name: '重试' })
      await expect(retry).toBeFocused()
      isUp = true
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    })
  }

  test('[PLUS-01] stays when the code of a dialog does not load, and the retry opens the dialog', async ({ open, page }) => {
    let isUp = false
    await page.route('**/assets/DemoRequest-*.js', (route) => (isUp ? route.continue() : route.abort()))
    await withStatus(page, () => open('/'))
    await page.locator('main').getByRole('button', { name: '申请演示' }).first().press('Enter')
    await expect(statusOf(page).getByRole('button', { name: '重试' })).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL('/')
    isUp = true
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[PLUS-01] stays when the settings do not load, and the next press opens them', async ({ open, page }) => {
    const settings = '**/assets/SettingsDrawer-*.js'
    await page.route(settings, (route) => route.abort())
    await withStatus(page, () => open('/price'))
    const button = page.getByRole('banner').getByRole('button', { name: '界面设置' })
    await button.press('Enter')
    await expect(statusOf(page).getByRole('alert')).toContainText('部分内容加载失败')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(settings)
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
  })

  if (repeats('every part of the application that does not load')) {
    test('[PLUS-01] stays when the menu of the tabs does not load, and the next press opens it', async ({ open, page }) => {
      const code = '**/assets/TabMenu-*.js'
      await page.route(code, (route) => route.abort())
      await keepSettings(page, { tabs: true })
      await withStatus(page, () => open('/price'))
      const button = page.getByRole('navigation', { name: '打开的页面' }).getByRole('button', { name: '全部标签' })
      await button.press('Enter')
      await expect(statusOf(page).getByRole('alert')).toContainText('部分内容加载失败')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('main h1')).toBeVisible()
      await page.unroute(code)
      await button.press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
    })
  }

  if (repeats('every part of the application that does not load')) {
    test('[PLUS-01] shows the page without buttons of the header whose code does not load', async ({ open, page }) => {
      await page.route('**/assets/{LogButton,NoticeButton}-*.js', (route) => route.abort())
      await keepSettings(page, { showLog: true, showNotice: true, showFullscreen: true })
      await open('/price')
      await expect(statusOf(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeVisible()
      await expect(page.locator('main h1')).toBeVisible()
    })
  }

  test('[PLUS-01] shows the page without an ad whose code does not load', async ({ open, page }) => {
    const ad = page.waitForRequest(/\/assets\/SiteAd-[^/]+\.js$/)
    await page.route('**/assets/SiteAd-*.js', (route) => route.abort())
    await open('/view-ui-plus/guide/introduce')
    await ad
    await expect(statusOf(page)).toBeVisible()
    await expect(title(page)).toBeVisible()
    await expect(sider(page)).toBeVisible()
  })

  test('[PLUS-01] of the previous build offers the new version, and asks before it discards what was entered', async ({ open, page }) => {
    await withStatus(page, () => open('/new-issue'))
    const field = page.locator('main').getByRole('textbox').first()
    await field.fill('Button')
    await page.route('**/assets/{picker,siteSearchDialog}-*.js', (route) => route.fulfill({ status: 404 }))
    await serveOtherBuild(page, '/new-issue')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(statusOf(page).getByRole('alert')).toContainText('网站已更新')
    await statusOf(page).getByRole('button', { name: '重新加载' }).press('Enter')
    await expect(statusOf(page).getByRole('alert')).toContainText('本页已填写的内容会丢失')
    await expect(field).toHaveValue('Button')
    await statusOf(page).getByRole('button', { name: '关闭' }).press('Enter')
    await field.fill('')
    await page.keyboard.press('ControlOrMeta+k')
    const reloaded = page.waitForEvent('load')
    await statusOf(page).getByRole('button', { name: '重新加载' }).press('Enter')
    await reloaded
    await hydrated(page)
    await expect(statusOf(page)).toHaveCount(0)
  })
})

async function keepSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('view-site:settings', stored), JSON.stringify(settings))
}
