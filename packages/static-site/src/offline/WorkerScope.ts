// The part of a service worker's globals that is used here. TypeScript's `webworker` library cannot be combined with that of pages.

interface PostTarget {
  postMessage: (message: unknown) => void
}

interface LifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerFetchEvent extends LifetimeEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

interface WorkerMessageEvent extends LifetimeEvent {
  readonly data: unknown
}

/** Globals of a service worker. */
export interface WorkerScope {
  readonly location: Location
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  readonly registration: {
    readonly active: PostTarget | null
    readonly waiting: PostTarget | null
    update: () => Promise<unknown>
    unregister: () => Promise<boolean>
  }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options?: { type: 'window'; includeUncontrolled?: boolean }) => Promise<readonly { url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void
  }
}
