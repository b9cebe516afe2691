import { expect, type Page } from '@playwright/test'
import { colourRules, injectedAxe, type InjectedAxeOptions } from './injectedAxe.ts'

/**
 * Parts that axe ignores: sheets in which demos run, where violations are those of View UI Plus, which `docs/library-failings.md` lists.
 */
const librarySheets = ['[data-canvas]', '.doc-sheet']

export interface NoViolationOptions {
  /** Selector of the parts to check. @default the page */
  within?: string | undefined
  /** Themes in which they are checked. @default both */
  themes?: readonly Theme[]
}

/** A theme of the site, which follows the emulated system preference. */
export type Theme = 'light' | 'dark'

/** Expects no axe violation in a page or a part of it. */
export async function expectNoViolation(page: Page, { within, themes = ['light', 'dark'] }: NoViolationOptions = {}): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    // oxlint-disable no-await-in-loop -- one page, one theme after the other
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await siteAxe(page, { within, rules: index > 0 ? colourRules : undefined }), colorScheme).toEqual([])
    // oxlint-enable no-await-in-loop
  }
}

/** Violations of a page of the site in its current state, one line each. */
export function siteAxe(page: Page, options: Omit<InjectedAxeOptions, 'without'> = {}): Promise<string[]> {
  return injectedAxe(page, { without: librarySheets, ...options })
}
