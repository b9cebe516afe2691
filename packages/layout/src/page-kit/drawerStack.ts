/** The drawers that are open, the topmost last. */
const stack: HTMLDialogElement[] = []

/** Opens a drawer over those that are open. `show` is called with the number of drawers above, whenever that changes. Returns a function that closes it, with those above. */
export function openInStack(drawer: HTMLDialogElement, show: (above: number) => void): () => void {
  stack.push(drawer)
  shows.set(drawer, show)
  if (!drawer.open) drawer.showModal()
  showAll()
  return () => {
    // From the top, so that each close returns the focus to where it came from.
    while (stack.includes(drawer)) {
      const top = stack.pop()
      top?.close()
    }
    showAll()
  }
}

/** Whether a drawer is open for its component; the browser may have closed it all the same. */
export function isInStack(drawer: HTMLDialogElement): boolean {
  return stack.includes(drawer)
}

const shows = new WeakMap<HTMLDialogElement, (above: number) => void>()

function showAll(): void {
  stack.forEach((drawer, index) => shows.get(drawer)?.(stack.length - 1 - index))
}
