import axe from 'axe-core'
import { finishAnimations } from './animations.ts'

export interface ViolationsOptions {
  /** The part of the page to check. @default the document */
  within?: Element
  /** Whether a menu or popover is open: it is rendered at the end of the body, outside of the landmarks. */
  isFloating?: boolean
}

/** Finishes the animations of a browser test's page and returns the violations that axe finds. */
export async function violations({ within = document.documentElement, isFloating = false }: ViolationsOptions = {}): Promise<string[]> {
  finishAnimations()
  // Base UI's focus guards redirect the focus at once and are hidden from screen readers.
  const context = { include: within, exclude: '[data-base-ui-focus-guard]' }
  const result = await axe.run(context, {
    resultTypes: ['violations'],
    selectors: false,
    // The document of the test's frame has no title.
    rules: { 'document-title': { enabled: false }, region: { enabled: !isFloating } },
  })
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
}
