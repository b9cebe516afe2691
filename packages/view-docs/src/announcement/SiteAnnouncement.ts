import type { SiteLink, Texts } from '../app/site/SiteText.ts'

/** An announcement as the site's code knows it, its texts by locale. */
export interface SiteAnnouncement {
  id: string
  text: Texts
  link?: SiteLink
  /** First and last day. */
  from?: string | undefined
  until?: string | undefined
  /** Name of the bar, for screen readers. */
  label: Texts
  /** Name of the button that dismisses it. */
  dismiss: Texts
}
