import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, expect as playwrightExpect, type Page } from '@playwright/test'
import { visitorsChromium } from '@view-site/playwright-config'
import type { InstalledApp } from './FreshApp.ts'
import { photograph, photographLooks } from './photograph.ts'
import { problemsOf } from './problemsOf.ts'
import { startServer } from './startServer.ts'

/** A generous timeout in ms, for a busy machine: a rehearsal does not measure time. */
const timeout = 120_000
const expect = playwrightExpect.configure({ timeout })

/** Tests a built app of Next in a browser: server-rendered pages, menu, tabs, theme, a reload, unsaved changes, pages that are not there. */
export async function walkNextApp({ folder, pictures, env }: InstalledApp): Promise<void> {
  await mkdir(dirname(pictures), { recursive: true })
  const { origin, stop } = await startServer({ folder, bin: 'next', command: 'start', env })
  const browser = await chromium.launch({ ...visitorsChromium, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', baseURL: origin })
    page.setDefaultTimeout(timeout)
    const problems = problemsOf(page)
    await walkThroughShell(page, pictures)
    await walkThroughGuards(page)
    expect(problems, 'errors and warnings of the console, such as those of hydration').toEqual([])
    // The browser itself reports the status 404.
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('banner').waitFor()
  } finally {
    await browser.close()
    await stop()
  }
}

async function walkThroughShell(page: Page, pictures: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const html = page.locator('html')
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  const served = await page.request.get('/guide/intro')
  expect(await served.text(), 'the page is rendered on the server').toMatch(/<h1[^>]*>Introduction<\/h1>/)

  await page.goto('/')
  await expect(heading).toHaveText('Home')
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await photographLooks(page, `${pictures}-home`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).press('Enter')
  await expect(heading).toHaveText('Introduction')
  await expect(page).toHaveURL('/guide/intro')
  await expect(page).toHaveTitle('Introduction - Acme')
  const sider = page.getByRole('navigation', { name: 'Section' })
  await expect(sider.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Introduction')
  await expect(tabs.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Theme: System').press('Enter')
  await page.getByRole('button', { name: 'Dark' }).press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await photograph(page, `${pictures}-guide.png`)

  await page.goto('/customers/7?tab=orders')
  await expect(heading).toHaveText('Customer 7')
  await expect(page).toHaveTitle('Customer 7 - Acme')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(tabs.getByRole('link', { name: 'Customer 7' })).toHaveAttribute('aria-current', 'page')
  await photograph(page, `${pictures}-customer.png`)
  await tabs.getByRole('link', { name: 'Introduction' }).press('Enter')
  await expect(heading).toHaveText('Introduction')
  await page.goBack()
  await expect(heading).toHaveText('Customer 7')
  await expect(page).toHaveURL('/customers/7?tab=orders')
}

async function walkThroughGuards(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const note = page.getByRole('textbox', { name: 'Note' })
  const dialog = page.getByRole('alertdialog')
  await page.goto('/guide/intro')
  const sider = page.getByRole('navigation', { name: 'Section' })
  await expect(sider.getByRole('link')).toHaveText(['Introduction', 'Notes'])
  await sider.getByRole('link', { name: 'Notes' }).press('Enter')
  await note.fill('Call Ada')
  await sider.getByRole('link', { name: 'Introduction' }).press('Enter')
  await keepEditing()
  await page.evaluate(() => history.back())
  await keepEditing()
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Discard changes' }).press('Enter')
  await expect(heading).toHaveText('Introduction')
  await page.goto('/audit')
  await expect(heading).toHaveText('You do not have access to this page')

  async function keepEditing() {
    await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/notes')
    await expect(note).toHaveValue('Call Ada')
  }
}
