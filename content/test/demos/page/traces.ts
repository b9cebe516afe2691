import { libraryTraces } from '../libraryFailings.ts'

/** The listeners on something, by the events they wait for: the browser's own tools have a function for it. */
export type GetListeners = (target: object) => Record<string, unknown[]>

/** Describes everything in the page outside a demo's own elements; duplicates are listed twice. */
export function readTraces(getListeners: GetListeners, intervals: number): string[] {
  const { body, documentElement } = document
  const elements = [...body.children].map(({ localName, className }) => `<${localName} class="${className}"> in body`)
  const attributes = [documentElement, body].flatMap((element) =>
    ['class', 'style'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value ? [`${name}="${value}" on ${element.localName}`] : []
    }),
  )
  const running = Array.from({ length: intervals }, () => 'a running interval')
  // Listeners on them keep a demo's components alive after it is gone.
  const listeners = Object.entries({ window, document, 'document.documentElement': documentElement, 'document.body': body }).flatMap(
    ([name, target]) =>
      Object.entries(getListeners(target)).flatMap(([type, found]) => found.map(() => `a listener for ${type} on ${name}`)),
  )
  return [...elements, ...attributes, ...running, ...listeners]
}

/** Traces that `read` finds and `before` has not, read again for up to 30 s while some of them are the demo's. */
export async function tracesLeft(before: readonly string[], read: () => string[]): Promise<string[]> {
  const end = performance.now() + 30_000
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    const left = added(read(), before)
    if (left.every(isOfLibrary) || performance.now() > end) return left
    // oxlint-disable-next-line no-await-in-loop -- the library cleans up between two looks
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function isOfLibrary(trace: string): boolean {
  return libraryTraces.some(({ text }) => text.test(trace))
}

/** What is in `all` more often than in `known`. */
function added(all: readonly string[], known: readonly string[]): string[] {
  const rest = [...known]
  return all.filter((entry) => {
    const index = rest.indexOf(entry)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
