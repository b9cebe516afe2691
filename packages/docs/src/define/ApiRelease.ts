/** The releases of a library that a row of an API table names. A product with a `releases.json` computes them. */
export interface ApiRelease {
  /** Release that brought it: `1.3.0`. Leave it out for what the first release had. */
  since?: string
  /** Release in which it was marked as deprecated. */
  deprecated?: string
}
