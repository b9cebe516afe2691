/** A request to the API. */
export interface SeenRequest {
  /** Short path of the call. */
  path: string
  body: Record<string, unknown>
}

/** A `fetch` that records the requests and can hold them back. */
export interface InterceptedFetch {
  fetch: typeof fetch
  /** Every request, oldest first. */
  requests: SeenRequest[]
  /** The bodies of the requests of one path. */
  sent: (path: string) => SeenRequest['body'][]
  /** Holds back the requests of a path until the returned function is called. */
  hold: (path: string) => () => void
}

/** Wraps the global `fetch`. */
export function interceptFetch(): InterceptedFetch {
  const requests: SeenRequest[] = []
  const gates = new Map<string, Promise<void>>()
  return {
    async fetch(input, init) {
      const path = new URL(input instanceof Request ? input.url : input).pathname.replace('/v1/', '')
      requests.push({ path, body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') })
      await gates.get(path)
      return fetch(input, init)
    },
    requests,
    sent: (path) => requests.filter((request) => request.path === path).map(({ body }) => body),
    hold(path) {
      const opened = new EventTarget()
      gates.set(path, new Promise((resolve) => opened.addEventListener('open', () => resolve(), { once: true })))
      return () => {
        gates.delete(path)
        opened.dispatchEvent(new Event('open'))
      }
    },
  }
}
