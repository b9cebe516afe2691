/** An older version of a section: its current pages, with those that differ replaced. */
export interface OlderVersion {
  /** Its name, and part of its addresses: `1.2`. Pages that differ, and a menu if that differs, are in `<section>/versions/<id>`. */
  id: string
  /** Routes below the section of current pages that this version does not have: `guide/dark-mode`. @default it has all */
  without?: readonly string[]
}

/** The versions of a section that readers can choose. */
export interface SectionVersions {
  /** Name of the version that the section's own pages describe: `1.3`. Their addresses do not contain it. */
  current: string
  /** Newest first. Their pages are at `/<section>/<id>/…`. */
  others: readonly OlderVersion[]
}
