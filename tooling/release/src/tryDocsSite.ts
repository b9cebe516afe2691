import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect as playwrightExpect } from '@playwright/test'
import { run } from '@view-site/bootstrap/processes'
import { visitorsChromium } from '@view-site/playwright-config'
import type { Report } from './createReport.ts'
import type { PackageManager } from './FreshApp.ts'
import { photograph } from './photograph.ts'
import type { Environment } from './registry/npmHome.ts'
import { startServer } from './startServer.ts'

/** A generous timeout, for a busy machine: a rehearsal does not measure time. */
const expect = playwrightExpect.configure({ timeout: 60_000 })

export interface TryDocsSiteOptions {
  manager: PackageManager
  /** An empty folder outside of the workspace. */
  folder: string
  /** `cold` if the package manager's cache is empty. */
  cache: 'cold' | 'warm'
  /** Output folder for screenshots. */
  out: string
  env: Environment
  report: Report
}

const create = { npm: ['create', '--yes', 'view-docs', 'docs', '--'], pnpm: ['create', 'view-docs', 'docs'] } as const

/** Creates a documentation site with `npm create` or `pnpm create`, checks it, builds it, and uses it in a browser. Reports each step. */
export async function tryDocsSite({ manager, folder, cache, out, env: home, report }: TryDocsSiteOptions): Promise<void> {
  const title = `docs site, ${manager}, ${cache}`
  const site = join(folder, 'docs')
  // pnpm would not install versions published less than a day ago.
  const env = { ...home, pnpm_config_minimum_release_age: '0' }
  const command = (cwd: string, args: readonly string[]) => run(manager, args, { cwd, env, quiet: true })
  await mkdir(folder, { recursive: true })
  const start = performance.now()
  const isCreated =
    (await report.attempt(`${title}: create`, () => command(folder, [...create[manager], '--locales', 'en-US,de-DE']))) &&
    (await report.attempt(`${title}: install`, () => command(site, ['install'])))
  if (!isCreated) return
  await report.attempt(`${title}: the first page in a browser`, () => lookAtSite('dev', join(out, `docs-${manager}-dev`)))
  report.note(`  from \`${manager} create\` to the first page: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await report.attempt(`${title}: check`, () => command(site, ['run', 'check']))
  if (!(await report.attempt(`${title}: build`, () => command(site, ['run', 'build'])))) return
  await report.attempt(`${title}: the built site in a browser`, () => lookAtSite('preview', join(out, `docs-${manager}-built`)))

  async function lookAtSite(command: 'dev' | 'preview', picture: string): Promise<void> {
    const server = await startServer({ folder: site, bin: 'view-docs', command, env })
    const browser = await chromium.launch({ ...visitorsChromium, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      await page.goto(`${server.origin}/guide/start`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
      await photograph(page, `${picture}.png`)
      await page.goto(`${server.origin}/guide/demos`)
      // A demo is an inert picture of itself until it runs: keys do not reach it, a click is held for it.
      await page.getByRole('button', { name: 'Count: 0' }).click()
      await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible()
      // A demo starts when it is near the viewport.
      await page.getByRole('heading', { name: 'Vue' }).scrollIntoViewIfNeeded()
      await expect(page.getByText('Hello, Vue!')).toBeVisible()
      await page.getByLabel('Name').fill('reader')
      await expect(page.getByText('Hello, reader!')).toBeVisible()
      await page.goto(`${server.origin}/de-DE/guide/writing`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      expect(complaints, 'errors in the page').toEqual([])
    } finally {
      await browser.close()
      await server.stop()
    }
  }
}
