import type { Tour, TourStep } from './Tour.ts'

/** A step whose target is on the page. */
export interface FoundStep {
  readonly step: TourStep
  readonly element: Element
}

/** The steps of a tour that can be shown now. */
export function findSteps({ steps }: Tour): FoundStep[] {
  return steps.flatMap((step) => {
    const element = [...document.querySelectorAll(step.target)].find(isShown)
    return element ? [{ step, element }] : []
  })
}

/** Whether an element takes up space; pages that tabs keep alive do not. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
