/** Whether the page is visible, and when the user returns to it. */
export interface PageActivity {
  /** False while the page is hidden. */
  isActive: () => boolean
  /** Calls the listener when the page is hidden, shown or focused, or the connection returns. Returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void
}

/** The browser's page: visibility, focus and connection. */
export const browserActivity: PageActivity = {
  isActive: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('focus', listener)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('focus', listener)
      window.removeEventListener('online', listener)
    }
  },
}
