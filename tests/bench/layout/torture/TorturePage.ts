/** A page of the app as the document has it. */
export interface ShownPage {
  /** Id of the tab that keeps it; null in the router's own view. */
  kept: string | null
  visible: boolean
  /** Ids that the page has from its parameters and from its loader. */
  ids: readonly string[]
  /** Content of its field; null where it has none. */
  text: string | null
  /** Whether an error is shown instead of it. */
  failed: boolean
}

/** What a visitor sees of the app. */
export interface Seen {
  /** Id of the current page. */
  page: string
  /** Ids of the tabs in the bar. */
  tabs: readonly string[]
  /** Ids of the stored tabs of the current user, also those without permission. */
  stored: readonly string[]
  /** Ids of the tabs that are marked as unsaved. */
  unsaved: readonly string[]
  shown: readonly ShownPage[]
  /** Whether the layout asks something. */
  asks: boolean
  /** Whether the page before is one of the app. */
  canGoBack: boolean
  /** Problems that the app noticed itself: errors outside of pages, pages that were given another page's data. */
  faults: readonly string[]
}

/** What the driver can do with the app; `app.tsx` sets it in the page. */
export interface Torture {
  go: (path: string) => void
  select: (id: string) => void
  close: (id: string) => void
  closeOthers: (id: string) => void
  closeAll: () => void
  back: () => void
  /** Goes to a page, and to another one while the first loads. */
  goTwice: (first: string, second: string) => void
  /** Goes to a page, and closes the current one while that loads. */
  goAndClose: (path: string, id: string) => void
  /** Focuses the field of the current page; with `all`, selects its content. */
  focus: (all: boolean) => void
  save: () => void
  /** Lets the current page throw. */
  fail: () => void
  /** Repairs the current page and presses the button of the error page. */
  repair: () => Promise<void>
  reload: () => void
  permit: (permitted: boolean) => void
  /** Switches the user after asking for unsaved changes, as an app does. */
  signIn: (user: string) => void
  /** Answers the question that is shown. */
  answer: (yes: boolean) => Promise<void>
  /** Waits until no page is loading or a question is shown, and returns what is seen. */
  see: () => Promise<Seen>
}

/** Global of the page. */
export interface TorturePage extends Window {
  torture?: Torture
}
