/** Why a member of an API table is in no demo of its page. */
export const reasons = {
  styles: 'Adds a class, an id or styles for the code of the application: nothing of it is seen.',
  popper: 'Adjusts listeners, Popper or a transition: a demo would look and act the same.',
  native: 'Is passed on to the native element or request.',
  router: 'Needs the router of an application; demos have none.',
  page: 'Concerns the page around the component: where a layer is in it, and whether it scrolls.',
  icons: 'Needs an icon font of the application.',
  ignored: 'The library declares it and ignores it, which its row in the table says.',
  discouraged: 'Does not work as its name suggests: its row in the table says so, or what to use instead.',
  internal: 'Is set or called by the component itself.',
  missing: 'There is no demo yet.',
} as const

/** Members of API tables that no demo of their page uses, by page and reason: one of `reasons`, or `as Text`. */
export type Excuses = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
