/** What has to happen when the application takes the page over from the reader. */
interface Handover {
  /** Before the application looks at the page, which is whole once this resolves. */
  leave: () => Promise<void>
  /** Once it answers to the visitor. */
  arrive: () => void
}

let handover: Handover | undefined

/** Called by the reader: it holds the page until the application comes. */
export function holdPage(held: Handover): void {
  handover = held
}

/** Called by the application before it looks at the page. */
export async function takePage(): Promise<void> {
  await handover?.leave()
}

/** Called by the application once it answers to the visitor. */
export function pageTaken(): void {
  // The router notes how far a page is scrolled when it sees it scroll; what was scrolled before it was there counts too.
  document.dispatchEvent(new Event('scroll'))
  handover?.arrive()
  handover = undefined
}
