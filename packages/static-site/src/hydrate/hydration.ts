/** What the reader of a static page does when the application takes the page over. */
export interface HydrationHandlers {
  /** Runs before the application reads the page. The page is complete once this resolves. */
  before: () => Promise<void>
  /** Runs once the application responds to the visitor. */
  after: () => void
}

let handlers: HydrationHandlers | undefined

/** Called by the reader, which controls the page until the application starts. */
export function onHydration(registered: HydrationHandlers): void {
  handlers = registered
}

/** Called by the application before it reads the page. */
export async function startHydration(): Promise<void> {
  await handlers?.before()
}

/** Called by the application once it responds to the visitor. */
export function finishHydration(): void {
  // The router records the scroll position on scroll events: report what was scrolled before it was there.
  document.dispatchEvent(new Event('scroll'))
  handlers?.after()
  handlers = undefined
}
