/** Explains parts of the page one after the other. */
export interface Tour {
  /** Under which it is remembered as seen. */
  readonly id: string
  /** Its name in the command palette. */
  readonly title: string
  readonly steps: readonly TourStep[]
}

/** One part of the page, and what is said about it. */
export interface TourStep {
  /** CSS selector of the element: the first one that is visible. Where there is none, the step is passed over. */
  readonly target: string
  readonly title: string
  readonly text: string
  /** Where its text is, if there is space. @default 'bottom' */
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
}
