import type { Page } from '@playwright/test'
import { alive, expect, startApplication, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { button, install, sider, title, isReact, read } from '../../pages/reader.ts'
import { serveOtherBuild, statusOf } from '../../pages/status.ts'

const nothing = (): void => undefined

test.use({ dependsOn: 'served' })

/** Holds back what the reader fetches at a path, until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = nothing
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route, request) => {
    if (request.resourceType() === 'fetch') await released
    await route.continue()
  })
  return release
}

/**
 * Opens the page after `path` and reloads it, so that the reader has not cached `path`. Going back to it is held back until the returned
 * function is called.
 */
async function openFrom(page: Page, path: string): Promise<() => void> {
  await read(page, path)
  await page.locator('.doc-pager a[rel="next"]').click()
  await expect(page).not.toHaveURL(path)
  const release = await holdBack(page, path)
  await page.reload()
  await alive(page)
  return release
}

const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' })
/** The dialog itself: its frame, which is there before, has another name. */
const signInDialog = (page: Page) => page.getByRole('dialog', { name: '登录' })

/** Opens the sign-in, which loads the application, while the page is still loading; the page must arrive first. */
async function signInBefore(page: Page, release: () => void, path: string): Promise<void> {
  const left = (await title(page).textContent()) ?? ''
  await expect(page.locator(':root[data-loading]')).toHaveCount(1)
  const application = page.waitForResponse(/\/assets\/client-/)
  await signIn(page).click()
  await (await application).finished()
  // Long enough to hydrate the page, if the application did not wait.
  await page.waitForTimeout(1000)
  expect(await isReact(page)).toBe(false)
  await expect(title(page)).toHaveText(left)
  release()
  await expect(signInDialog(page)).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(title(page)).not.toHaveText(left)
  await expect(page.locator(':root[data-loading]')).toHaveCount(0)
}

if (repeats('the frame of every dialog')) {
  test('[PLUS-05] a control that needs React takes effect, and the application loads after it', async ({ page }) => {
    await read(page, button)
    expect(await isReact(page)).toBe(false)
    await signIn(page).click()
    await expect(signInDialog(page)).toBeVisible()
    await expect.poll(() => isReact(page)).toBe(true)
    await expect(signInDialog(page)).toBeVisible()
  })
}

const panels = [
  ['/admin-plus/introduce', '视频演示', '产品视频'],
  [install, '申请演示', '申请演示'],
] as const

for (const [path, name, title] of repeats('a press that waits for its code') ? panels : panels.slice(0, 1)) {
  test(`[PLUS-05] "${name}" next to ${path} is clicked before the application has loaded, and its dialog opens`, async ({ page }) => {
    await read(page, path)
    const panel = page.locator('main + aside')
    await panel.evaluate((element) => element.setAttribute('data-same', ''))
    await panel.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(panel, 'the panel is hydrated, not replaced').toHaveAttribute('data-same', '')
  })
}

test('[LAY-09] [PLUS-02] the search works without the application: opened by its shortcut, asked twice, a result opened', async ({
  page,
}) => {
  const application: string[] = []
  page.on('request', (request) => /\/assets\/(client|react|router|common|host)-/.test(request.url()) && application.push(request.url()))
  await read(page, install)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.fill('幽灵')
  await expect(page.getByRole('option').filter({ hasText: '幽灵' }).first()).toBeVisible()
  await field.fill('表格')
  await expect(page.getByRole('option', { name: 'Table' }).first()).toBeVisible()
  await page.getByRole('option', { name: 'Table' }).first().click()
  await expect(title(page)).toContainText('Table')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isReact(page)).toBe(false)
  expect(application).toEqual([])
})

/** Opens the page and holds back its scripts, until the returned function is called. */
async function readWithoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(install)
  return resolve
}

test('[LAY-09] before any script has loaded, the search opens, and what is typed and entered in it opens a page', async ({ page }) => {
  const release = await readWithoutScripts(page)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('tabel')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('le')
  await expect(field).toHaveValue('table')
  await page.keyboard.press('Enter')
  release()
  await expect(title(page)).toContainText('Table')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

if (repeats('the search while the application loads')) {
  test('[LAY-09] a search that is closed before any script has loaded stays closed, and opens with the next press', async ({ page }) => {
    const release = await readWithoutScripts(page)
    const opener = page.getByRole('button', { name: '搜索' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '搜索' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(opener).not.toHaveAttribute('aria-busy')
    release()
    await alive(page)
    await expect(dialog).toHaveCount(0)
    await opener.click()
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await dialog.getByRole('combobox').fill('表格')
    await expect(dialog.getByRole('option', { name: 'Table' }).first()).toBeVisible()
  })
}

if (repeats('the search while the application loads')) {
  test('[LAY-09] the application takes an open search over, which keeps what is typed', async ({ page }) => {
    await read(page, install)
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('表格')
    await dialog.evaluate((element) => element.setAttribute('data-same', ''))
    await startApplication(page)
    await expect.poll(() => isReact(page)).toBe(true)
    await expect(dialog).toHaveAttribute('data-same', '')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await expect(dialog.getByRole('combobox')).toHaveValue('表格')
    await page.getByRole('option', { name: 'Table' }).first().click()
    await expect(title(page)).toContainText('Table')
  })
}

test.describe('a page that is still loading', () => {
  test('[PLUS-01] is shown before the application starts, and then the sign-in opens', async ({ page }) => {
    const path = '/view-ui-plus/guide/theme'
    const release = await holdBack(page, path)
    await read(page, install)
    await sider(page).locator(`a[href="${path}"]`).click()
    await signInBefore(page, release, path)
  })

  if (repeats('a page that is still loading in more situations')) {
    test('[ROUTE-09] is shown before the application starts, also when going back', async ({ page }) => {
      const release = await openFrom(page, install)
      await page.goBack({ waitUntil: 'commit' })
      await signInBefore(page, release, install)
    })
  }

  test('[ROUTE-09] is not shown if the visitor goes forward again before it has loaded', async ({ page }) => {
    const release = await openFrom(page, install)
    const [here, shown] = [page.url(), (await title(page).textContent()) ?? '']
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator(':root[data-loading]')).toHaveCount(1)
    await page.goForward({ waitUntil: 'commit' })
    const come = page.waitForResponse((response) => new URL(response.url()).pathname === install)
    release()
    await (await come).finished()
    await expect(page.locator(':root[data-loading]')).toHaveCount(0)
    await expect(page).toHaveURL(here)
    await expect(title(page)).toHaveText(shown)
  })
})

test.describe('a lost connection', () => {
  test.use({ tolerated: /net::ERR_FAILED|Failed to fetch/ })

  test('[PLUS-01] if its menus fail to load, the application does not hydrate the page: reading continues, and the next use tries again', async ({
    page,
  }) => {
    const menus = '**/assets/menus-*.json'
    await page.route(menus, (route) => route.abort())
    await read(page, install)
    const failed = page.waitForEvent('requestfailed')
    await startApplication(page)
    await failed
    await expect(page.locator(':root[data-hydrating]')).toHaveCount(0)
    expect(await isReact(page)).toBe(false)
    await sider(page).getByText('基础').click()
    await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
    await page.unroute(menus)
    await signIn(page).click()
    await expect(signInDialog(page)).toBeVisible()
    await expect.poll(() => isReact(page)).toBe(true)
  })
})

test.describe('a lost file', () => {
  test.use({ tolerated: /net::ERR_FAILED/ })

  if (repeats('the search while the application loads')) {
    test('[PLUS-01] if the code of the search fails to load, the page says so, and the retry opens the search', async ({ page }) => {
      let isUp = false
      await page.route('**/assets/picker-*.js', (route) => (isUp ? route.continue() : route.abort()))
      await read(page, install)
      await page.keyboard.press('ControlOrMeta+k')
      const retry = statusOf(page).getByRole('button', { name: '重试' })
      await expect(statusOf(page).getByRole('alert')).toContainText('部分内容加载失败')
      await expect(retry).toBeFocused()
      isUp = true
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await expect(statusOf(page)).toHaveCount(0)
      expect(await isReact(page)).toBe(false)
    })
  }
})

test.describe('no script', () => {
  test.use({ tolerated: /^$|net::ERR_FAILED/ })

  test('[PLUS-01] if no script loads, a press asks in the browser’s own dialog, and the page comes back', async ({ page }) => {
    // While the dialog is open, the browser does not hear of another route.
    let isUp = false
    await page.route('**/assets/*.js', (route) => (isUp ? route.continue() : route.abort()))
    await page.goto(install)
    const asked = page.waitForEvent('dialog')
    // The dialog holds the press until it is answered.
    const press = signIn(page).press('Enter')
    const question = await asked
    expect(question.message()).toBe('页面没有加载完整，重试？')
    isUp = true
    const reloaded = page.waitForEvent('load')
    await question.accept()
    await Promise.all([press, reloaded])
    await alive(page)
    await signIn(page).press('Enter')
    await expect(signInDialog(page)).toBeVisible()
  })
})

test.describe('a page of the previous build', () => {
  test.use({ tolerated: /404 \(Not Found\)/ })

  if (repeats('the status bar on more pages')) {
    test('[PLUS-01] offers the new version when the code it requests no longer exists, and responds after the reload', async ({ page }) => {
      const dialogs = '**/assets/openDialog-*.js'
      await read(page, install)
      await page.route(dialogs, (route) => route.fulfill({ status: 404 }))
      await serveOtherBuild(page, install)
      await signIn(page).press('Enter')
      await expect(statusOf(page).getByRole('alert')).toContainText('网站已更新')
      await page.unroute(dialogs)
      const reloaded = page.waitForEvent('load')
      await statusOf(page).getByRole('button', { name: '重新加载' }).press('Enter')
      await reloaded
      await alive(page)
      await signIn(page).press('Enter')
      await expect(signInDialog(page)).toBeVisible()
    })
  }
})
