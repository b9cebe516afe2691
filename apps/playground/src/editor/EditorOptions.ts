import type { Locale } from '@view-site/i18n/product'

/** What an editor needs. */
export interface EditorOptions {
  host: HTMLElement
  /** Name of the file that is shown first. */
  file: string
  /** The current text of a file. */
  read: (file: string) => string
  /** Id of the label of the component, for screen readers; other files have their names. */
  labelledBy: string
  /** Id of the text that explains how to leave the editor by keyboard. */
  describedBy: string
  onChange: (file: string, text: string) => void
  /** Called to show another file, in which a problem is. */
  onShow: (file: string) => void
  /** Called on Escape, to move the focus out: Tab indents. */
  onLeave: () => void
  /** Called on Ctrl or ⌘ with Enter. */
  onRun: () => void
  /** Language of the texts of find and replace. */
  locale: () => Locale
  /** Called if find and replace did not load. */
  onFindFailed: () => void
  /** Origin of the documentation, which completion links to. */
  home: string
  /** Older version of the library whose components are completed. */
  version: string | null
}
