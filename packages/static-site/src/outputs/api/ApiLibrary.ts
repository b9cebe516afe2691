import type { ApiHistory, Localized } from '@view-site/docs'

/** A library whose API a product of the documentation describes. */
export interface ApiLibrary {
  /** Its name on npm. */
  name: string
  /** The version that is documented. */
  version: string
  /** What an export is; `undefined` for a table that describes a type. */
  kindOf: (name: string) => 'component' | 'service' | 'directive' | undefined
  /** What its releases changed. @default `api-changes.json` is not written */
  history?: ApiHistory
  /** Headings of sections that every page has, by locale. */
  headings: { traps: Localized; accessibility: Localized }
}
