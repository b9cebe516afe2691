/** Parameters of the inline script. */
export interface AnnouncementScriptOptions {
  id: string
  /** First and last day, in the time zone of the visitor. */
  from?: string | undefined
  until?: string | undefined
  /** Local storage key of the id of the last dismissed announcement. */
  storageKey: string
  /** Attribute of the root element that hides the bar. */
  hidden: string
  /** Attribute of the button that dismisses it. */
  dismiss: string
}

/**
 * Hides the bar before the first paint outside of its dates and for visitors who dismissed it, and handles the dismiss button without
 * loading the application: it moves the focus to the first control of the header. If storage is blocked, the next page shows the bar again.
 */
export function announcementScript({ id, from, until, storageKey, hidden, dismiss }: AnnouncementScriptOptions): void {
  const now = new Date()
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const hide = () => document.documentElement.setAttribute(hidden, '')
  let dismissed: string | null | undefined
  try {
    dismissed = localStorage.getItem(storageKey)
  } catch {}
  if (dismissed === id || (from !== undefined && today < from) || (until !== undefined && today > until)) hide()
  addEventListener(
    'click',
    (event) => {
      const bar = event.target instanceof Element ? event.target.closest(`[${dismiss}]`)?.parentElement : null
      if (!bar) return
      event.stopImmediatePropagation()
      hide()
      for (const control of bar.nextElementSibling?.querySelectorAll<HTMLElement>('a, button') ?? []) {
        control.focus()
        // Elements that are not rendered cannot take the focus.
        if (document.activeElement === control) break
      }
      try {
        localStorage.setItem(storageKey, id)
      } catch {}
    },
    true,
  )
}
