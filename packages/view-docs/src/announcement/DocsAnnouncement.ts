import type { DocsLink, Text } from '../config/DocsLink.ts'

/** A bar above the header that is shown until the visitor dismisses it. */
export interface DocsAnnouncement {
  /** Id of the announcement. Visitors who dismissed an announcement see the next one, which needs another id. */
  id: string
  text: Text
  /** Link after the text. @default none */
  link?: DocsLink
  /** First day on which it is shown, in the visitor's time zone: `2026-05-06`. @default no start date */
  from?: string
  /** Last day on which it is shown. @default no end date */
  until?: string
}
