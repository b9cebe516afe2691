/** Texts of the status bar in one language. */
export interface StatusTexts {
  /** Name of the bar. */
  label: string
  /** The network is lost: what is loaded still works. */
  offline: string
  /** The network is lost, and what the visitor pressed happens once it is back. */
  offlineRetry: string
  /** The network is back. */
  online: string
  /** Something could not be loaded. */
  failed: string
  /** There is a new version of the site. */
  replaced: string
  /** Input of this page is lost if it is loaded again. */
  unsaved: string
  /** Buttons. */
  retry: string
  reload: string
  reloadAnyway: string
  close: string
}
