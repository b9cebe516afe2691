/** A moved page: its former route, and where it leads now. */
export interface Redirect {
  /** Route with the leading slash, without a locale. */
  from: string
  /** Route of an existing page, with or without an anchor, or the address of another site. */
  to: string
}
