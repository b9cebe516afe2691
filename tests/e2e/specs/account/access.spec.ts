import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { fillSignIn } from '../../pages/signIn.ts'

test.use({ dependsOn: 'served' })

const dist = resolve(import.meta.dirname, '../../../../apps/site/dist')
const install = '/view-ui-plus/guide/install'
const introduce = '/view-ui-plus/guide/introduce'
const words = {
  'zh-CN': {
    heading: '授权用户怎样提问',
    visitor: '已购买的账号登录后即可阅读',
    refused: '当前账号没有这项授权',
    failed: '授权内容没能读取。',
    retry: '重试',
    authorise: '前往授权',
    signIn: '登录',
    contents: '本页',
    account: '账号',
    signOut: '退出登录',
    confirm: '退出登录',
  },
  'en-US': {
    heading: 'Contact support with a license',
    visitor: 'Bought it already?',
    refused: 'This account has no such license.',
    failed: 'The licensed content could not be fetched.',
    retry: 'Try again',
    authorise: 'Get a license',
    signIn: 'Sign in',
    contents: 'On this page',
    account: 'Account',
    signOut: 'Sign out',
    confirm: 'Sign out',
  },
} as const

const panel = (page: Page) => page.locator('[data-locked]')

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Pieces of the locked text that are long enough to be unique. */
async function lockedTexts(): Promise<string[]> {
  const files = await Promise.all((await filesBelow(join(dist, 'locked'))).map((file) => readFile(file, 'utf8')))
  const texts = files.flatMap((file) => {
    const { parts }: { parts: { html: string }[] } = JSON.parse(file)
    return parts.flatMap(({ html }) => html.split(/<[^>]+>/).map((text) => text.trim()))
  })
  return texts.filter((text) => text.length > 12)
}

test.describe('the built files', () => {
  test.use({ dependsOn: 'all' })

  test('[DOC-14] no public file contains locked text: not pages, JSON, Markdown, search or scripts', async () => {
    // As bytes, because decoding all files would take longer than searching them.
    const secrets = [...new Set([...(await lockedTexts()), 'envinfo'])].map((secret) => Buffer.from(secret))
    expect(secrets.length).toBeGreaterThan(11)
    const files = (await filesBelow(join(dist, 'client'))).filter((file) => /\.(?:html|json|md|txt|xml|js|css|svg)$/.test(file))
    expect(files.length).toBeGreaterThan(100)
    const found: string[] = []
    for (const file of files) {
      // A synchronous call takes a fraction of the processor time, and there are ten thousand files.
      const content = readFileSync(file)
      for (const secret of secrets) if (content.includes(secret)) found.push(`${file}: ${secret.toString()}`)
    }
    expect(found).toEqual([])
  })
})

test('[DOC-14] the files with locked parts are not found, by any path', async ({ request }) => {
  for (const path of [
    '/locked/zh-CN/view-ui-plus/guide/install.json',
    '/..%2flocked/zh-CN/view-ui-plus/guide/install.json',
    '/assets/..%2f..%2flocked/zh-CN/view-ui-plus/guide/install.json',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('envinfo')
  }
})

for (const locale of localesOf('behaviour in the second language')) {
  const w = words[locale]

  test(`[DOC-14] a licensed reader of ${localized(install, locale)} sees the locked part, after a reload, a navigation and by its anchor`, async ({
    account,
    control,
    open,
    page,
  }) => {
    await control.grant(account.mail, { icrud: 1 })
    await open(localized(install, locale))
    const heading = page.getByRole('heading', { name: w.heading })
    await expect(heading).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    const contents = page.getByRole('navigation', { name: w.contents })
    await contents.getByRole('link', { name: w.heading }).click()
    await expect(heading).toBeInViewport()

    await page.reload()
    await hydrated(page)
    await expect(heading).toBeInViewport()

    await page.goto(localized(introduce, locale))
    await hydrated(page)
    await expect(contents.getByRole('link', { name: w.heading })).toHaveCount(0)
    await page
      .locator(`nav a[href="${localized(install, locale)}"]`)
      .first()
      .click()
    await expect(heading).toBeVisible()
    await expect(contents.getByRole('link', { name: w.heading })).toBeVisible()
  })

  test(`[DOC-14] a visitor of ${localized(install, locale)} sees the panel; a sign-in from it shows the locked part in place, and a sign-out hides it`, async ({
    control,
    open,
    page,
  }) => {
    const account = await control.user({ flags: { pro: 1 } })
    await open(localized(install, locale))
    await expect(panel(page)).toContainText(w.visitor)
    await expect(page.getByRole('heading', { name: w.heading })).toHaveCount(0)
    await expect(panel(page).getByRole('link', { name: w.authorise })).toHaveAttribute('href', localized('/price', locale))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await panel(page).getByRole('button', { name: w.signIn }).click()
    await fillSignIn(page, account, locale)
    await expect(page.getByRole('heading', { name: w.heading })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const other = await page.context().newPage()
    await other.goto(localized(install, locale))
    await expect(other.getByRole('heading', { name: w.heading })).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: new RegExp(`^${w.account}`) }).click()
    await page.getByRole('menuitem', { name: w.signOut }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.confirm }).click()
    await expect(page).toHaveURL(localized('/', locale))
    // The other tab removes the text as well.
    await expect(other.locator('[data-locked]')).toContainText(w.visitor)
    await expect(other.getByRole('heading', { name: w.heading })).toHaveCount(0)
  })
}

test.describe('when the API fails', () => {
  test.use({ tolerated: /Failed to load resource/ })

  if (repeats('states of a locked part')) {
    test('[DOC-14] the panel shows an error, and a retry loads the part', async ({ account, control, open, page }) => {
      await control.grant(account.mail, { pro: 1 })
      await control.fault({ path: 'pro/info/get', status: 500 })
      await open(install)
      await expect(panel(page).getByText(words['zh-CN'].failed)).toBeVisible()
      await control.clearFaults()
      await panel(page).getByRole('button', { name: words['zh-CN'].retry }).click()
      await expect(page.getByRole('heading', { name: words['zh-CN'].heading })).toBeVisible()
    })
  }
})

if (repeats('states of a locked part')) {
  test('[DOC-14] a reader whose licence is revoked loses the part on the next page load, and sees why', async ({
    account,
    control,
    open,
    page,
  }) => {
    await control.grant(account.mail, { pro: 1 })
    await open(install)
    await expect(page.getByRole('heading', { name: words['zh-CN'].heading })).toBeVisible()
    await control.grant(account.mail, { pro: 0 })
    await page.reload()
    await expect(panel(page).getByText(words['zh-CN'].refused)).toBeVisible()
    await expect(panel(page).getByRole('link', { name: words['zh-CN'].authorise })).toHaveAttribute('href', '/price')
    await expect(panel(page).getByRole('button')).toHaveCount(0)
  })
}
