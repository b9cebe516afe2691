/** Keys that do something. */
export interface Shortcut {
  /** What they do. */
  title: string
  /** Pressed together: `['Ctrl', 'S']`. */
  keys: readonly string[]
}

/** Shortcuts under a heading. */
export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}
