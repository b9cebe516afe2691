import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { expectPage } from './expectPage.ts'
import { openSite } from './openSite.ts'

/** Checks the older version of the English site: its pages, menu, demo and search. */
export async function readVersions(origin: string, folder: string): Promise<void> {
  const { page, complaints } = await openSite(`${origin}/guide/counter`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Version 2.0' }).press('Enter')
  const versions = page.getByRole('navigation', { name: 'Versions of this documentation' })
  await expectPage(versions.getByRole('link', { name: 'Version 2.0 latest' })).toHaveAttribute('aria-current', 'true')
  await versions.getByRole('link', { name: 'Version 1.0' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/counter`)
  await expectPage(main.getByText('A press adds ten.')).toBeVisible()
  await expectPage(main.getByRole('note')).toContainText('The latest is 2.0.')
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://counter.example/guide/counter')
  // The link is a page load if the reader's code has not arrived yet, and a demo in the HTML cannot be focused until it runs.
  await expectPage(main.locator('[inert]')).toHaveCount(0)
  await main.getByRole('button', { name: 'Old: 0' }).press('Enter')
  await expectPage(main.getByRole('button', { name: 'Old: 10' })).toBeVisible()

  // The menu and the links of a shared page belong to the version.
  const sider = page.getByRole('navigation', { name: 'Section' })
  await expectPage(sider.getByRole('link')).toHaveText(['Get started', 'Counter'])
  await main.getByRole('link', { name: 'the installer' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/start`)
  await expectPage(main.getByRole('link', { name: 'count', exact: true })).toHaveAttribute('href', '/guide/1.0/counter')

  // Search uses the index of this version, also with the application loaded.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('tally')
  await expectPage(page.getByRole('option', { name: /Counter/ }).first()).toBeVisible()
  await page.getByRole('combobox').press('Enter')
  await expectPage(page).toHaveURL(/\/guide\/1\.0\/counter/)
  await main.getByRole('note').getByRole('link', { name: 'Go to 2.0' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/counter`)
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://counter.example/guide/counter')
  await expectPage(sider.getByRole('link')).toHaveText(['Get started', 'Counter', 'Themes'])

  // A page that the older version does not have.
  await page.goto(`${origin}/guide/themes`)
  await main.getByRole('button', { name: 'Version 2.0' }).press('Enter')
  await versions.getByRole('link', { name: 'Version 1.0 does not have this page' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/start`)
  expect((await fetch(`${origin}/guide/1.0/themes`)).status).toBe(404)

  const [sitemap, forModels] = await Promise.all(
    ['sitemap.xml', 'llms.txt'].map((file) => readFile(join(folder, 'dist/client', file), 'utf8')),
  )
  expect(sitemap).toContain('/guide/counter')
  expect(`${sitemap}${forModels}`).not.toContain('/guide/1.0')
  expect(complaints).toEqual([])
}
