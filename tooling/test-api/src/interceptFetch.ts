/** A recorded request to the API. */
export interface SeenRequest {
  /** Short path of the call. */
  path: string
  body: Record<string, unknown>
}

/** A `fetch` that records the requests and can interrupt them. */
export interface InterceptedFetch {
  fetch: typeof fetch
  /** Every request, oldest first. */
  requests: SeenRequest[]
  /** The bodies of the requests of one path. */
  sent: (path: string) => SeenRequest['body'][]
  /** Holds back the requests of a path until the returned function is called. */
  hold: (path: string) => () => void
  /** Lets the server handle the next request of a path, but never delivers its response. */
  loseReply: (path: string) => void
  /** Resolves when no request is pending, except those that are held back or whose response is lost. */
  settled: () => Promise<void>
}

/** Wraps the global `fetch`; `before` runs before each request. */
export function interceptFetch(before: () => Promise<void>): InterceptedFetch {
  const requests: SeenRequest[] = []
  const gates = new Map<string, Promise<void>>()
  const losses = new Set<string>()
  let pending = 0

  async function send(...request: Parameters<typeof fetch>): Promise<Response> {
    pending += 1
    try {
      await before()
      const response = await fetch(...request)
      // Read the whole body, so that a settled request is complete.
      return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
    } finally {
      pending -= 1
    }
  }

  return {
    async fetch(input, init) {
      const path = new URL(input instanceof Request ? input.url : input).pathname.replace('/v1/', '')
      requests.push({ path, body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') })
      await unlessAborted(gates.get(path) ?? Promise.resolve(), init?.signal)
      const isLost = losses.delete(path)
      const response = await send(input, init)
      return isLost ? unlessAborted(new Promise(() => undefined), init?.signal) : response
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
    loseReply: (path) => void losses.add(path),
    async settled() {
      // A response may cause another request in this or the next turn of the event loop.
      for (let quiet = 0; quiet < 3; quiet = pending === 0 ? quiet + 1 : 0) await new Promise((resolve) => setTimeout(resolve)) // oxlint-disable-line no-await-in-loop -- one turn after another
    },
  }
}

async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  signal?.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  return Promise.race([promise, aborted])
}
