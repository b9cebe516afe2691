import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { visitorsChromium } from '@view-site/playwright-config'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPage } from './expectPage.ts'
import { serveSite, viewDocs, type RunningSite } from './viewDocs.ts'

const sites = join(import.meta.dirname, 'sites')
const copies = join(import.meta.dirname, '../.cache/offline')
const folder = join(copies, 'english')

let browser: Browser
let page: Page
let site: RunningSite

/** Waits until the worker has stored a path. */
async function stored(path: string): Promise<void> {
  await expectPage.poll(() => page.evaluate(async (name) => (await caches.match(name)) !== undefined, path)).toBe(true)
}

beforeAll(async () => {
  await rm(copies, { recursive: true, force: true })
  await mkdir(copies, { recursive: true })
  for (const shared of ['fromSource.ts', 'svelte']) await cp(join(sites, shared), join(copies, shared), { recursive: true })
  await cp(join(sites, 'english'), folder, { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) })
  const built = await viewDocs(folder, 'build')
  if (built.code !== 0) throw new Error(built.output)
  site = await serveSite(folder, 'preview')
  browser = await chromium.launch(visitorsChromium)
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
}, 120_000)

afterAll(async () => {
  await browser.close()
})

test('a visited page works offline, with menu and search; another page explains that it is not stored', async () => {
  await page.goto(`${site.origin}/guide/start`)
  await stored('/guide/start')
  await stored('/search/en-US.json')
  await site.stop()

  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
  await expectPage(page.getByRole('link', { name: 'Get started', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('installer')
  await expectPage(page.getByRole('option', { name: /Get started/ }).first()).toContainText('Install the counter.')
  await page.keyboard.press('Escape')

  await page.goto(`${site.origin}/guide/nowhere`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await page.getByRole('link', { name: 'Get started - Counter' }).press('Enter')
  await expectPage(page).toHaveURL(`${site.origin}/guide/start`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
  expect(new URL(page.url()).pathname).toBe('/guide/start')
})
