import { snapshotAttribute } from '@view-site/docs/reader'

const sheetOf = /(data-name="([^"]*)"(?:(?!data-name=")[\s\S])*?<div class="doc-sheet")([^>]*>)/g

/**
 * Puts the snapshots of demos into their sheets in the HTML of an article. A snapshot is inert, because it cannot act: a press on it is one on the
 * sheet, which `holdPresses` keeps for the demo.
 */
export function insertSnapshots(html: string, snapshots: Readonly<Record<string, string>>): string {
  return html.replaceAll(sheetOf, (whole, before: string, name: string, rest: string) => {
    const snapshot = Object.hasOwn(snapshots, name) ? snapshots[name] : undefined
    return snapshot === undefined ? whole : `${before} ${snapshotAttribute}=""${rest}<div class="doc-snapshot" inert="">${snapshot}</div>`
  })
}
