import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export interface InjectedAxeOptions {
  /** Parts of the page to pass over, by selector. */
  without?: readonly string[]
}

/**
 * What axe finds wrong with a page as it stands, in lines. Axe stays in the page: for looks at many states of one page this takes a
 * tenth of the time.
 */
export async function injectedAxe(page: Page, { without = [] }: InjectedAxeOptions = {}): Promise<string[]> {
  // Colours are judged when they have arrived.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: source })
  return page.evaluate(async (parts) => {
    const { axe: inside } = window as Window & { axe?: typeof axe }
    if (!inside) throw new Error('axe did not load.')
    // Base UI's own guards around an open dialog: empty, focusable, hidden from screen readers on purpose.
    const { violations } = await inside.run(
      { include: [['html']], exclude: ['[data-base-ui-focus-guard]', ...parts].map((part) => [part]) },
      { resultTypes: ['violations'] },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  }, without)
}
