import type { SiteLink, Texts } from '../app/site/SiteText.ts'

/** The resolved announcement, with its texts by locale. */
export interface SiteAnnouncement {
  id: string
  text: Texts
  link?: SiteLink
  /** First and last day. */
  from?: string | undefined
  until?: string | undefined
  /** Accessible name of the bar. */
  label: Texts
  /** Accessible name of the button that dismisses it. */
  dismiss: Texts
}
