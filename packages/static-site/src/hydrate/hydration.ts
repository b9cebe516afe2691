import { readyAttribute } from './documentNames.ts'
import { answerPresses } from './heldPresses.ts'

/** What the reader script of a static page does when the application hydrates it. */
export interface HydrationHandlers {
  /** Runs before hydration. The page is complete once this resolves. */
  before: () => Promise<void>
  /** Runs once the application responds to input. */
  after: () => void
}

let handlers: HydrationHandlers | undefined

/** Registers the handlers of the reader script, which controls the page until the application starts. */
export function onHydration(registered: HydrationHandlers): void {
  handlers = registered
}

/** The application calls this before hydration. */
export async function startHydration(): Promise<void> {
  await handlers?.before()
}

/** The application calls this once it responds to input. Marks the page as ready. */
export function finishHydration(): void {
  document.documentElement.setAttribute(readyAttribute, '')
  // The router records scroll positions on scroll events: make it record the scrolling before it loaded.
  document.dispatchEvent(new Event('scroll'))
  handlers?.after()
  handlers = undefined
  // In a separate task: a repeated click hydrates its part, which cannot start during another render.
  setTimeout(() => answerPresses(() => true))
}
