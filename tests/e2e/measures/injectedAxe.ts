import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface InjectedAxeOptions {
  /** Selector of the part of the page to check. @default 'html' */
  within?: string | undefined
  /** Selectors of parts to ignore. */
  without?: readonly string[]
  /** Names of the rules to apply. @default all */
  rules?: readonly string[] | undefined
}

/** Rules that depend on colours: the only ones to repeat for a page that has been checked in another theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

/**
 * Runs axe on a page or a frame in its current state and returns one line for each violation. Axe is injected once and ignores frames: this takes a
 * tenth of the time of Playwright's own builder, which opens another page for each report.
 */
export async function injectedAxe(
  page: Page | Frame,
  { within = 'html', without = [], rules }: InjectedAxeOptions = {},
): Promise<string[]> {
  await page.evaluate(drawAll)
  await page.evaluate(finishAnimations)
  // Evaluated, because the content security policy blocks an injected script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ part, parts, only }) => {
      const { axe: inside } = window as Window & { axe?: typeof axe }
      if (!inside) throw new Error('axe did not load.')
      // Focus guards of Base UI around an open dialog: empty, focusable, and hidden from screen readers on purpose.
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

/** Runs in the page: renders everything, including what is far below the viewport. Transitions in skipped content never end. */
function drawAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Runs in the page: finishes animations, so that axe sees the final colours. Those in skipped content would never finish. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
