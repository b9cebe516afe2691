import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, startApplication, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { siteAxe } from '../../measures/siteAxe.ts'
import { install, isReact, read } from '../../pages/reader.ts'
import { fillSignIn } from '../../pages/signIn.ts'
import { statusOf } from '../../pages/status.ts'

// The styles of a dialog are preloaded, and on a busy machine held back for longer than Chromium expects.
test.use({ dependsOn: 'served', tolerated: /was preloaded using link preload but not used/ })

/** Files of the application, of which frames and the consult dialog need none. */
const application = /\/assets\/(?:client|common|host|react|router)-[^/]*\.js$/

/** Those of them that only the shell and the page need: dialogs open without. */
const shell = /\/assets\/(?:client|common|router)-[^/]*\.js$/

const texts = {
  'zh-CN': {
    opening: '正在打开，请稍候',
    close: '关闭',
    signIn: '登录',
    settings: '界面设置',
    demo: '申请演示',
    video: '观看视频',
    films: '产品视频',
    ask: '咨询',
    consult: '咨询客服',
    answers: /客服在线|现在不在服务时间/,
  },
  'en-US': {
    opening: 'Opening, please wait',
    close: 'Close',
    signIn: 'Sign in',
    settings: 'Layout settings',
    demo: 'Request a demo',
    video: 'Watch a video',
    films: 'Product videos',
    ask: 'Ask us',
    consult: 'Talk to us',
    answers: /We are (?:online|offline)/,
  },
} satisfies Record<Locale, unknown>

const openers = {
  signIn: (page: Page, locale: Locale) => page.getByRole('banner').getByRole('button', { name: texts[locale].signIn, exact: true }),
  settings: (page: Page, locale: Locale) => page.getByRole('banner').getByRole('button', { name: texts[locale].settings, exact: true }),
  demo: (page: Page, locale: Locale) => page.locator('main + aside').getByRole('button', { name: texts[locale].demo, exact: true }),
} satisfies Record<string, (page: Page, locale: Locale) => Locator>

const names = ['signIn', 'settings', 'demo'] as const

/** Those whose frames have a journey of their own in this run. */
const framed = repeats('the frame of every dialog') ? names : (['signIn'] as const)

const dialogs = (page: Page) => page.locator('dialog[open], [role="dialog"]')
const frameOf = (page: Page, locale: Locale) => page.getByRole('dialog', { name: texts[locale].opening })

/** Holds the application back, or some of its files, until the returned function is called. */
async function holdApplication(page: Page, files = application): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Where the surface, the title and the close button of the open dialog are, in whole pixels. */
function places(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const title = document.querySelector(':is(dialog[open], [role="dialog"]) h2')
    const surface = title?.closest('div')
    return [surface, title, surface?.querySelector('h2 ~ button')].map((part) => {
      const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {}
      return [x, y, width, height].map(Math.round)
    })
  })
}

const hasFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement))

for (const locale of localesOf('behaviour in the second language')) {
  const words = texts[locale]

  test.describe('while the application is held back', () => {
    for (const name of framed) {
      test(`[PLUS-05] the frame of "${words[name]}" is there before the application and moves nothing if one prefers that; its dialog replaces it in the same place, in ${locale}`, async ({
        page,
      }) => {
        const release = await holdApplication(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await read(page, localized(install, locale))
        const opener = openers[name](page, locale)
        await opener.press('Enter')
        const frame = frameOf(page, locale)
        await expect(frame.getByRole('button', { name: words.close })).toBeFocused()
        await expect(frame.getByText(words[name], { exact: true })).toBeVisible()
        expect(await isReact(page)).toBe(false)
        expect(await frame.evaluate((element) => element.getAnimations({ subtree: true }).length), 'nothing moves').toBe(0)
        expect(await siteAxe(page, { within: 'dialog[open]' })).toEqual([])
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('#app'))).toBeNull()
        const before = await places(page)

        release()
        const dialog = page.getByRole('dialog', { name: words[name], exact: true })
        await expect(dialog).toBeVisible()
        await expect(dialogs(page)).toHaveCount(1)
        await expect.poll(() => hasFocus(dialog)).toBe(true)
        expect(await places(page)).toEqual(before)
        await page.keyboard.press('Escape')
        await expect(dialogs(page)).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
    }
  })

  test(`[SALE-03] customer service opens without the application and leads to the demo request, in ${locale}`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => application.test(request.url()) && requested.push(request.url()))
    const release = await holdApplication(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await read(page, localized(install, locale))
    const link = page.getByRole('link', { name: words.ask, exact: true })
    await link.press('Enter')
    const consult = page.getByRole('dialog', { name: words.consult })
    await expect(consult.getByRole('img')).toBeVisible()
    await expect(consult.getByText(words.answers)).toBeVisible()
    expect(await hasFocus(consult)).toBe(true)
    expect(await siteAxe(page, { within: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(requested).toEqual([])

    await link.press('Enter')
    await consult.getByRole('button', { name: words.demo }).press('Enter')
    await expect(frameOf(page, locale).getByText(words.demo, { exact: true })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    const before = await places(page)
    release()
    await expect(page.getByRole('dialog', { name: words.demo, exact: true })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    expect(await places(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })
}

for (const name of framed) {
  test(`[PLUS-05] "${texts['zh-CN'][name]}" opens before the application has loaded, and stays open while that takes the page over`, async ({
    page,
  }) => {
    const release = await holdApplication(page, shell)
    await read(page, install)
    const opener = openers[name](page, 'zh-CN')
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: texts['zh-CN'][name], exact: true })
    await expect(dialog).toBeVisible()
    await expect.poll(() => hasFocus(dialog)).toBe(true)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await isReact(page)).toBe(false)
    release()
    await hydrated(page)
    await expect(dialog).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    expect(await hasFocus(dialog)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
  })
}

for (const name of repeats('a press that waits for its code') ? names : (['signIn'] as const)) {
  test(`[PLUS-05] the frame of "${texts['zh-CN'][name]}" is closed while it waits: nothing opens later, and the next press does`, async ({
    page,
  }) => {
    const release = await holdApplication(page)
    await read(page, install)
    const opener = openers[name](page, 'zh-CN')
    await opener.press('Enter')
    await expect(frameOf(page, 'zh-CN')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    release()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(dialogs(page)).toHaveCount(0)
    await opener.press('Enter')
    await expect(page.getByRole('dialog', { name: texts['zh-CN'][name], exact: true })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
  })
}

test('[PLUS-05] [LAY-07] a double click opens one frame, and one dialog in its place; a setting chosen there before the application has loaded is applied', async ({
  page,
}) => {
  const release = await holdApplication(page)
  // Added later, it comes first.
  const releaseShell = await holdApplication(page, shell)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await read(page, install)
  await openers.settings(page, 'zh-CN').dblclick()
  await expect(frameOf(page, 'zh-CN')).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  const before = await places(page)
  release()
  const dialog = page.getByRole('dialog', { name: '界面设置' })
  await expect(dialog).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  expect(await places(page)).toEqual(before)
  await dialog.getByText('深色', { exact: true }).first().click()
  releaseShell()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

if (repeats('a press that waits for its code')) {
  test('[PLUS-05] a button pressed before any script shows its frame once the reader runs', async ({ page }) => {
    const reader = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await reader.promise
      await route.continue()
    })
    // Added later, it comes first.
    const release = await holdApplication(page)
    await page.goto(install)
    await openers.signIn(page, 'zh-CN').press('Enter')
    reader.resolve()
    await expect(frameOf(page, 'zh-CN')).toBeVisible()
    expect(await isReact(page)).toBe(false)
    release()
    await expect(page.getByRole('dialog', { name: '登录' }).getByLabel('邮箱')).toBeFocused()
  })
}

test('[SALE-03] [LAY-12] customer service stays open when the application takes the page over, and leads on to the films, which restore the focus', async ({
  page,
}) => {
  await read(page, install)
  const link = page.getByRole('link', { name: '咨询', exact: true })
  await link.press('Enter')
  const consult = page.getByRole('dialog', { name: '咨询客服' })
  await expect(consult).toBeVisible()
  await startApplication(page)
  await expect.poll(() => isReact(page)).toBe(true)
  await expect(consult).toBeVisible()
  await consult.getByRole('button', { name: '观看视频' }).press('Enter')
  await expect(page.getByRole('dialog', { name: '产品视频' }).getByRole('button', { name: 'Admin Plus' })).toBeFocused()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

for (const path of repeats('a press that waits for its code') ? [install, '/price'] : []) {
  test(`[SALE-03] [PLUS-01] customer service that is pressed before its code has loaded opens once it has, at ${path}`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/frame-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    const requested = page.waitForRequest('**/assets/frame-*.js')
    await page.goto(path)
    const link = page.getByRole('link', { name: '咨询', exact: true })
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await requested
    await link.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(dialogs(page)).toHaveCount(0)
    code.resolve()
    await expect(page.getByRole('dialog', { name: '咨询客服' })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    await expect(link).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(path)
  })
}

test.describe('a lost file', () => {
  // A rejection that follows has no text.
  test.use({ tolerated: /^$|net::ERR_FAILED|Failed to fetch dynamically|was preloaded using link preload but not used/ })

  test('[SALE-03] customer service opens without what draws its QR code, and leads to the same by its link', async ({ page }) => {
    await page.route('**/assets/code-*.js', (route) => route.abort())
    await read(page, install)
    await page.getByRole('link', { name: '咨询', exact: true }).press('Enter')
    const consult = page.getByRole('dialog', { name: '咨询客服' })
    await expect(consult.getByRole('link', { name: '在手机上？直接打开' })).toBeVisible()
    await expect(consult.getByRole('img', { name: '客服二维码' })).toHaveCount(0)
    await expect(consult).not.toContainText('扫一扫')
  })

  test('[PLUS-01] [AUTH-01] whoever signs in where the application did not load is shown as signed in once it can be loaded', async ({
    page,
    control,
  }) => {
    const account = await control.user()
    let isUp = false
    await page.route(shell, (route) => (isUp ? route.continue() : route.abort()))
    await read(page, install)
    const lost = page.waitForEvent('requestfailed', (request) => shell.test(request.url()))
    await openers.signIn(page, 'zh-CN').press('Enter')
    await lost
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating')
    isUp = true
    await fillSignIn(page, account)
    await expect(dialogs(page)).toHaveCount(0)
    await expect(openers.signIn(page, 'zh-CN')).toHaveCount(0)
    expect(await isReact(page)).toBe(true)
  })

  test('[PLUS-01] if the application cannot be loaded, the frame closes and the page says so; the retry opens the dialog', async ({
    page,
  }) => {
    let isUp = false
    await page.route(application, (route) => (isUp ? route.continue() : route.abort()))
    await read(page, install)
    await openers.signIn(page, 'zh-CN').press('Enter')
    await expect(statusOf(page).getByRole('button', { name: '重试' })).toBeFocused()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await isReact(page)).toBe(false)
    isUp = true
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  })
})
