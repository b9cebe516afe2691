import type { Page } from '@playwright/test'

/** Uncaught errors of a page, and errors and warnings in its console: an array that grows while the page is used. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
