import type { Locale } from '@view-site/i18n'

/** Which demo to mount. */
export interface DemoRequest {
  /** Page id: `view-ui-plus/component/base/button`. */
  page: string
  /** File name below `demos/`, without `.vue`. */
  name: string
  locale: Locale
}

/** What a mounted demo reports. */
export interface DemoEvents {
  onReady: () => void
  onError: (error: unknown) => void
}

/** What an article needs of the application around it. Without a port its control is hidden or keeps the browser's own behaviour. */
export interface ArticlePorts {
  /** Mounts a live demo into its sheet; gives back what takes it away. */
  demos?: { mount: (host: HTMLElement, demo: DemoRequest, events: DemoEvents) => () => void }
  /** Opens the playground with a demo's source. */
  playground?: { open: (demo: { source: string; locale: Locale; name: string }) => void }
  /** Goes to an internal address without a page load. */
  navigate?: (href: string) => void
  /** Told of an internal address that the reader points at or focuses. */
  prefetch?: (href: string) => void
  /** Opens the sign-in dialog, from a locked part. */
  signIn?: () => void
  /** Says something to the reader, in a polite live region. */
  announce?: (text: string) => void
  /** Keeps which of some tabs was chosen, by the labels of all of them; neither may throw. @default a choice is gone with the page */
  choices?: { get: (labels: string) => string | null; set: (labels: string, label: string) => void }
  /** Text of the page as Markdown. @default fetches the page's address with `.md` added */
  markdown?: () => Promise<string>
}
