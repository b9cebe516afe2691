/** Which demo to mount. */
export interface DemoRequest {
  /** Page id: `view-ui-plus/component/base/button`. */
  page: string
  /** File name below `demos/`, without extension. */
  name: string
  locale: string
  /** URL of the module with the page's demos, as the page's markup names it. */
  module?: string
}

/** What a mounted demo reports. */
export interface DemoEvents {
  onReady: () => void
  onError: (error: unknown) => void
}

/** Who is reading. `loading` while that is not known yet. */
export interface LockedReader {
  status: 'visitor' | 'loading' | 'signed-in'
  /** Differs from one reader to another. */
  id: string
  /** Products they hold. */
  products: readonly string[]
}

/** Opens the locked parts of a page to those who may read them. */
export interface LockedPort {
  reader: () => LockedReader
  /** Calls back when the reader changes. Returns a cleanup function. */
  subscribe: (listener: () => void) => () => void
  /** HTML of the page's parts by their ids, without those that the server refuses. Rejects with an `Error` whose message is for the reader. */
  load: (page: string, locale: string, signal: AbortSignal) => Promise<Readonly<Record<string, string>>>
}

/** A visitor's answer to whether a page was helpful. */
export interface HelpfulAnswer {
  /** Page id: `view-ui-plus/component/base/button`. */
  page: string
  locale: string
  helpful: boolean
}

/** What an article needs of the application around it. Without a port its control is hidden or keeps the browser's own behaviour. */
export interface ArticlePorts {
  /**
   * Mounts a live demo into its sheet: into an empty element, or into one with the markup of a server renderer, which it hydrates. Returns a
   * cleanup function.
   */
  demos?: { mount: (host: HTMLElement, demo: DemoRequest, events: DemoEvents) => () => void }
  /** Opens an editor for a demo's source in its block, instead of the demo. Rejects if the editor did not load. */
  editor?: { open: (demo: DemoRequest & { source: string; id: string }, block: HTMLElement) => Promise<void> }
  /** Opens the playground with a demo's source; `id` is that of its element in the page, for a link back. */
  playground?: { open: (demo: DemoRequest & { source: string; id: string }) => void }
  /** Goes to an internal address without a page load. */
  navigate?: (href: string) => void
  /** Called with an internal address that the reader points at or focuses. */
  prefetch?: (href: string) => void
  /** Without it locked parts stay panels. */
  locked?: LockedPort
  /** Called when locked parts were added or removed, and with them anchors: `readToc(article)`. */
  anchors?: (article: HTMLElement) => void
  /** Opens the sign-in dialog, from a locked part. */
  signIn?: () => void
  /** Says something to the reader, in a polite live region. */
  announce?: (text: string) => void
  /** Stores the selected tab of a group, keyed by the labels of all its tabs; neither may throw. @default not stored */
  choices?: { get: (labels: string) => string | null; set: (labels: string, label: string) => void }
  /** Receives whether the page was helpful. Rejects if the answer could not be stored; the visitor may then answer again. */
  feedback?: { send: (answer: HelpfulAnswer) => Promise<void> | void }
  /**
   * Called if code that an article loads when it is needed did not load. `retry` loads it again, and does what it was needed for.
   * @default what was pressed does nothing
   */
  onFail?: (retry: () => void) => void
  /** Makes blocks of your own interactive. Called once for each article; returns a cleanup function. */
  attach?: (article: HTMLElement) => () => void
  /** Text of the page as Markdown. @default fetches the page's address with `.md` added */
  markdown?: () => Promise<string>
}
