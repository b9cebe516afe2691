import type { DocsLink, Text } from '../config/DocsLink.ts'

/** A bar above the header, until the visitor dismisses it. */
export interface DocsAnnouncement {
  /** Name of the announcement. Who dismissed one sees the next, which has another name. */
  id: string
  text: Text
  /** Link after the text. @default none */
  link?: DocsLink
  /** First day that it is shown, in the time zone of the visitor: `2026-05-06`. @default at once */
  from?: string
  /** Last day that it is shown. @default as long as it is in the configuration */
  until?: string
}
