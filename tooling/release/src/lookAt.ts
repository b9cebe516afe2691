import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect as playwrightExpect, type Page } from '@playwright/test'
import type { InstalledApp } from './FreshApp.ts'
import { openBuiltApp } from './openBuiltApp.ts'
import { photograph, photographLooks } from './photograph.ts'

/** A generous timeout, for a busy machine: a rehearsal does not measure time. */
const expect = playwrightExpect.configure({ timeout: 60_000 })

/** Tests a built app in a browser: navigates by its menu, changes theme and language, and takes screenshots. */
export async function lookAt({ folder, pictures }: InstalledApp): Promise<void> {
  await mkdir(dirname(pictures), { recursive: true })
  await openBuiltApp(folder, (page, origin) => walkThrough(page, origin, pictures))
}

async function walkThrough(page: Page, origin: string, pictures: string): Promise<void> {
  const picture = (name: string) => photograph(page, `${pictures}-${name}.png`)
  const heading = page.getByRole('heading', { level: 1 })
  const html = page.locator('html')

  await page.goto(origin)
  await expect(heading).toHaveText('Home')
  await photographLooks(page, `${pictures}-home`)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
  await expect(heading).toHaveText('Introduction')
  await expect(page).toHaveURL(`${origin}/guide/intro`)
  const sider = page.getByRole('navigation', { name: 'Section' })
  await expect(sider.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  await picture('guide')

  await page.getByLabel('Theme: System').click()
  const light = await colourOf(page)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => colourOf(page), 'the styles follow the theme').not.toBe(light)

  await page.getByRole('button', { name: 'Switch language: 简体中文' }).click()
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('navigation').getByRole('link', { name: '介绍' })).toHaveAttribute('aria-current', 'page')
  // The breadcrumb's texts are loaded with the language.
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('介绍')
  await picture('dark-zh-CN')

  await page.reload()
  await expect(heading).toHaveText('Introduction')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Introduction' }).waitFor()
  await picture('narrow')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(heading).toHaveText('Home')
}

function colourOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
