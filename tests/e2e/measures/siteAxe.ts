import { expect, type Page } from '@playwright/test'
import { colourRules, injectedAxe, type InjectedAxeOptions } from './injectedAxe.ts'

/**
 * Parts that axe ignores: sheets in which demos run, where violations are those of View UI Plus, which `docs/library-failings.md` lists.
 */
const librarySheets = ['[data-canvas]', '.doc-sheet']

/**
 * Expects no axe violation in a page, or in the parts that match a selector, in both themes. The theme follows the emulated system
 * preference.
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

/** Violations of a page of the site in its current state, one line each. */
export function siteAxe(page: Page, options: Omit<InjectedAxeOptions, 'without'> = {}): Promise<string[]> {
  return injectedAxe(page, { without: librarySheets, ...options })
}
