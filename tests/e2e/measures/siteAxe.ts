import { expect, type Page } from '@playwright/test'
import { colourRules, injectedAxe, type InjectedAxeOptions } from './injectedAxe.ts'

/**
 * What axe must ignore: inside a sheet the library itself runs, whose failings are its own. Known ones: white on #2d8cf0 and the
 * placeholder grey (contrast), `ul.ivu-page` and switches without roles or names, `li` titles. Everything around a sheet is ours.
 */
const librarySheets = ['[data-canvas]', '.doc-sheet']

/**
 * Looks at a page of the site, or the parts of it that a selector names, in both themes: the visitor's system decides, so changing it
 * is enough.
 */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // oxlint-disable no-await-in-loop -- one page, one theme after the other
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await siteAxe(page, { within, rules: colorScheme === 'dark' ? colourRules : undefined }), colorScheme).toEqual([])
    // oxlint-enable no-await-in-loop
  }
}

/** Violations of a page of the site as it is, in lines. */
export function siteAxe(page: Page, options: Omit<InjectedAxeOptions, 'without'> = {}): Promise<string[]> {
  return injectedAxe(page, { without: librarySheets, ...options })
}
