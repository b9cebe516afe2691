import type { CDPSession } from 'playwright'

declare global {
  /** Of the browser's own tools: the listeners on something, by the events they wait for. */
  var getEventListeners: (target: object) => Record<string, unknown[]>
}

/** Describes everything in the page outside a demo's own elements; duplicates are listed twice. */
export async function readTraces(session: CDPSession): Promise<string[]> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${traces.toString()})()`,
    includeCommandLineAPI: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  const found: unknown = result.value
  if (!Array.isArray(found)) throw new TypeError('The page did not report its running activities.')
  return found.map(String)
}

/** What is in `all` more often than in `known`. */
export function added(all: readonly string[], known: readonly string[]): string[] {
  const rest = [...known]
  return all.filter((entry) => {
    const index = rest.indexOf(entry)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}

/** Runs in the page, with the browser's own tools. */
function traces(): string[] {
  const { body, documentElement } = document
  const elements = [...body.children].map(({ localName, className }) => `<${localName} class="${className}"> in body`)
  const attributes = [documentElement, body].flatMap((element) =>
    ['class', 'style'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value ? [`${name}="${value}" on ${element.localName}`] : []
    }),
  )
  const intervals = Array.from({ length: window.stage.intervals() }, () => 'a running interval')
  // Listeners on them keep a demo's components alive after it is gone.
  const listeners = Object.entries({ window, document, 'document.documentElement': documentElement, 'document.body': body }).flatMap(
    ([name, target]) =>
      Object.entries(getEventListeners(target)).flatMap(([type, found]) => found.map(() => `a listener for ${type} on ${name}`)),
  )
  return [...elements, ...attributes, ...intervals, ...listeners]
}
