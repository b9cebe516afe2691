import axe from 'axe-core'

export interface ViolationsOptions {
  /** The part of the page to check. @default the document */
  within?: Element
  /** Whether a menu or popover is open: it is at the end of the body, outside of the landmarks, as long as it has the focus. */
  isFloating?: boolean
}

/** The violations that axe finds on the page of a browser test, one a line, once its animations have finished. */
export async function violations({ within = document.documentElement, isFloating = false }: ViolationsOptions = {}): Promise<string[]> {
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map(({ finished }) => finished))
  // Base UI's focus guards pass the focus on at once and are hidden from screen readers.
  const context = { include: within, exclude: '[data-base-ui-focus-guard]' }
  const result = await axe.run(context, {
    resultTypes: ['violations'],
    selectors: false,
    // The test's frame has no title of its own.
    rules: { 'document-title': { enabled: false }, region: { enabled: !isFloating } },
  })
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
}
