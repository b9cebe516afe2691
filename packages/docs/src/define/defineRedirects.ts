/**
 * Moved pages: the route that a page had, and where it leads now. A target is a route, with or without an anchor, or the address of another
 * site: `{ '/guide/setup': '/guide/install#windows' }`. Routes have no locale.
 */
export type Redirects = Readonly<Record<string, string>>

/** Types the moved pages of a site; `export default defineRedirects({ … })` in `content/redirects.ts`. */
export function defineRedirects<const Moved extends Redirects>(redirects: Moved): Moved {
  return redirects
}
