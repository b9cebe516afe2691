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
  unreachable: 'Belongs to a trigger that the keyboard does not reach: the demos have a button of their own.',
  pale: 'Its text is too pale to read: the demos use the slot.',
  unnamed: 'Shows an image without alternative text: the demos use the slot.',
  external: 'Loads a picture from another site.',
  everywhere: 'Acts on the whole application, the other demos of the page included.',
  nested: 'Is needed only where the component is nested in itself.',
  touch: 'Makes a difference only to swipes on a touch screen.',
  sideways: 'Does to the left and right what another field shows from top to bottom.',
  exceptional: 'Overrides a rule of the library, which is right for the layouts of the demos.',
  focus: 'Would move the focus when the page opens.',
  size: 'A size in pixels, which is set by styles as well.',
} as const

/** Members of API tables that no demo of their page uses, by page and reason: one of `reasons`, or `as Text`. */
export type Excuses = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
