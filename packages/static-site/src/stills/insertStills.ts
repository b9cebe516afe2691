import { stillAttribute } from '@view-site/docs/reader'

const sheetOf = /(data-name="([^"]*)"(?:(?!data-name=")[\s\S])*?<div class="doc-sheet")([^>]*>)/g

/**
 * Puts the stills of demos into their sheets in the HTML of an article. A still is inert, because it cannot act: a press on it is one on the
 * sheet, which `holdPresses` keeps for the demo.
 */
export function insertStills(html: string, stills: Readonly<Record<string, string>>): string {
  return html.replaceAll(sheetOf, (whole, before: string, name: string, rest: string) => {
    const still = Object.hasOwn(stills, name) ? stills[name] : undefined
    return still === undefined ? whole : `${before} ${stillAttribute}=""${rest}<div class="doc-still" inert="">${still}</div>`
  })
}
