/** What the inline script knows of the announcement. */
export interface AnnouncementScriptOptions {
  id: string
  /** First and last day, in the time zone of the visitor. */
  from?: string | undefined
  until?: string | undefined
  /** Key in local storage of the id that the visitor dismissed last. */
  storageKey: string
  /** Attribute of the root element that hides the bar. */
  hidden: string
  /** Attribute of the button that dismisses it. */
  dismiss: string
}

/**
 * Hides the bar before the first paint on days without it and for visitors who dismissed it, and when it is dismissed: the application is
 * not loaded for that. The focus moves on to the first control of the header. Where storage is blocked, the bar is back on the next page.
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
        // What is not drawn takes no focus.
        if (document.activeElement === control) break
      }
      try {
        localStorage.setItem(storageKey, id)
      } catch {}
    },
    true,
  )
}
