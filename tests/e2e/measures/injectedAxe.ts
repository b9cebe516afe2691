import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface InjectedAxeOptions {
  /** The part of the page to look at, by selector. @default 'html' */
  within?: string | undefined
  /** Parts of the page to pass over, by selector. */
  without?: readonly string[]
  /** Names of the rules to apply. @default all */
  rules?: readonly string[] | undefined
}

/** Rules whose answer depends on colours: what is left to ask of a page that was seen in another theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

/**
 * What axe finds wrong with a page as it is, in lines. Axe stays in the page and reports from there, frames left out: a tenth of the time
 * of Playwright's own builder, which opens another page for each report.
 */
export async function injectedAxe(page: Page, { within = 'html', without = [], rules }: InjectedAxeOptions = {}): Promise<string[]> {
  await page.evaluate(drawAll)
  await page.evaluate(finishAnimations)
  // Evaluated, because a policy lets no script into the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ part, parts, only }) => {
      const { axe: inside } = window as Window & { axe?: typeof axe }
      if (!inside) throw new Error('axe did not load.')
      // Base UI's own guards around an open dialog: empty, focusable, hidden from screen readers on purpose.
      const { violations } = await inside.run(
        { include: [[part]], exclude: ['[data-base-ui-focus-guard]', ...parts].map((one) => [one]) },
        { resultTypes: ['violations'], iframes: false, ...(only && { runOnly: { type: 'rule', values: [...only] } }) },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
    },
    { part: within, parts: without, only: rules },
  )
}

/** Runs in the page: draws what is far below the view, too. Transitions of what the browser skips never end. */
function drawAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Runs in the page: puts animations at their ends, so that colours are judged as they stay. One in a skipped part would never finish. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
