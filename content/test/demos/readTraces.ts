import type { CDPSession, Page } from 'playwright'

/** What goes on in the page beside a demo's own elements, in words; something that is there twice is named twice. */
export async function readTraces(page: Page, session: CDPSession): Promise<string[]> {
  const [listeners, rest] = await Promise.all([
    Promise.all(targets.map((target) => listenersOf(target, session))),
    page.evaluate(surroundings),
  ])
  return [...rest, ...listeners.flat()]
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

/** Listeners on them keep a demo's components alive after it is gone. */
const targets = ['window', 'document', 'document.documentElement', 'document.body']

async function listenersOf(target: string, session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: target, objectGroup: 'traces' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'traces' })
  return listeners.map(({ type }) => `a listener for ${type} on ${target}`)
}

/** Runs in the page. */
function surroundings(): string[] {
  const { body, documentElement } = document
  const elements = [...body.children].map(({ localName, className }) => `<${localName} class="${className}"> in body`)
  const attributes = [documentElement, body].flatMap((element) =>
    ['class', 'style'].flatMap((name) => {
      const value = element.getAttribute(name)
      return value ? [`${name}="${value}" on ${element.localName}`] : []
    }),
  )
  const intervals = Array.from({ length: window.stage.intervals() }, () => 'a running interval')
  return [...elements, ...attributes, ...intervals]
}
