import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect as playwrightExpect, type Page } from '@playwright/test'
import { run } from '@view-site/bootstrap/processes'
import { visitorsChromium } from '@view-site/playwright-config'
import type { Report } from './createReport.ts'
import type { PackageManager } from './FreshApp.ts'
import { photographLooks } from './photograph.ts'
import type { Environment } from './registry/npmHome.ts'
import { startServer } from './startServer.ts'

/** A generous timeout in ms, for a busy machine: a rehearsal does not measure time. */
const timeout = 120_000
const expect = playwrightExpect.configure({ timeout })

export interface TryAdminAppOptions {
  manager: PackageManager
  router: 'tanstack' | 'react-router'
  /** An empty folder outside of the workspace. */
  folder: string
  /** Output folder for screenshots. */
  out: string
  env: Environment
  report: Report
}

const create = { npm: ['create', '--yes', 'view-admin', 'desk', '--'], pnpm: ['create', 'view-admin', 'desk'] } as const

/** Creates an admin app with `npm create` or `pnpm create`, runs its tests, builds it, and uses it in a browser. Reports each step. */
export async function tryAdminApp({ manager, router, folder, out, env: home, report }: TryAdminAppOptions): Promise<void> {
  const title = `admin app, ${manager}, ${router}`
  const app = join(folder, 'desk')
  // pnpm would not install versions published less than a day ago.
  const env = { ...home, pnpm_config_minimum_release_age: '0' }
  const command = (cwd: string, args: readonly string[]) => run(manager, args, { cwd, env, quiet: true })
  await mkdir(folder, { recursive: true })
  const start = performance.now()
  const isCreated =
    (await report.attempt(`${title}: create`, () => command(folder, [...create[manager], '--title', 'Sales desk', '--router', router]))) &&
    (await report.attempt(`${title}: install`, () => command(app, ['install'])))
  if (!isCreated) return
  await report.attempt(`${title}: the first page in a browser`, () => inBrowser('dev', signIn))
  report.note(`  from \`${manager} create\` with ${router} to the first page: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await report.attempt(`${title}: tests`, () => command(app, ['test']))
  if (!(await report.attempt(`${title}: build`, () => command(app, ['run', 'build'])))) return
  await report.attempt(`${title}: the built app in a browser`, () => inBrowser('preview', walkThrough))

  async function inBrowser(server: 'dev' | 'preview', use: (page: Page, pictures: string) => Promise<void>) {
    const { origin, stop } = await startServer({ folder: app, bin: 'vite', command: server, env })
    const browser = await chromium.launch({ ...visitorsChromium, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'light', baseURL: origin })
      page.setDefaultTimeout(timeout)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(page, join(out, `admin-${manager}-${router}`))
      expect(complaints, 'errors in the page').toEqual([])
    } finally {
      await browser.close()
      await stop()
    }
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/customers')
  await page.getByLabel('Email').fill('editor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
}

async function walkThrough(page: Page, pictures: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await signIn(page)
  await tabShown(page, 'Customers')
  await photographLooks(page, `${pictures}-customers`)
  await page.getByRole('link', { name: 'New customer' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Acme')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Enter an email address')).toBeVisible()
  await page.getByLabel('Email').fill('office@acme.example')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved “Acme”.')).toBeVisible()
  await page.goto('/customers?q=acme')
  await page.getByRole('link', { name: 'Acme' }).press('Enter')
  await expect(heading).toHaveText('Acme')
  await page.getByRole('button', { name: 'Delete customer' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete customer' }).press('Enter')
  await expect(heading).toHaveText('Customers')
  await page.goto('/users')
  await expect(heading).toHaveText('No access')
  await page.goto('/')
  await expect(heading).toHaveText('Dashboard')
  await tabShown(page, 'Dashboard')
  await photographLooks(page, `${pictures}-dashboard`)
}

/** Waits for the tab of the page that is open: the bar of tabs and the breadcrumb are loaded after the page. */
async function tabShown(page: Page, title: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: title, exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
}
