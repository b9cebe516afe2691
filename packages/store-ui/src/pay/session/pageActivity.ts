/** Whether somebody is looking at the page, and when they come back to it. */
export interface PageActivity {
  /** False while the page is hidden. */
  isActive: () => boolean
  /** Called when the page hides or shows, is focused, or the connection returns. */
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
