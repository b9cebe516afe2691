/**
 * Passages of current pages that read otherwise in an older version: route of the page below its section → locale → passage as the page has
 * it, or a whole description in its API tables → what the version has in its place. An empty text leaves the passage out, with its line if
 * that has nothing else.
 */
export type VersionTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** Types the texts of an older version; `export default defineVersionTexts({ … })` in `<section>/versions/<id>/texts.ts`. */
export function defineVersionTexts<const Texts extends VersionTexts>(texts: Texts): Texts {
  return texts
}
