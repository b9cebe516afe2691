import { Window } from 'happy-dom'

/** Globals of Node that are replaced, so that `instanceof` and listeners work with the elements of the document. */
const replaced = /^(?:(?:Custom|Message|Close)?Event|EventTarget|[Nn]avigator|Blob|File|FormData|DOMException|WebSocket)$/

/** Makes this thread look like the window of a browser to the code that it imports. It has no layout, and loads no files. */
export function openDom(): void {
  const dom = new Window({
    url: 'http://localhost/',
    width: 1440,
    height: 900,
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true, disableIframePageLoading: true },
  })
  for (const name of Object.getOwnPropertyNames(dom)) {
    if (name in globalThis && !replaced.test(name)) continue
    const value: unknown = Reflect.get(dom, name)
    const isFunction = typeof value === 'function' && /^[a-z]/.test(name)
    Object.defineProperty(globalThis, name, { value: isFunction ? value.bind(dom) : value, configurable: true, writable: true })
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true, writable: true })
  answerSheets(document.head)
}

/** A built module waits for its style sheets: here they count as loaded. */
function answerSheets(head: HTMLHeadElement): void {
  const append = head.appendChild.bind(head)
  head.appendChild = <T extends Node>(node: T): T => {
    if (node.nodeName !== 'LINK') return append(node)
    queueMicrotask(() => node.dispatchEvent(new Event('load')))
    return node
  }
}
