import { demoNameAttribute } from '@view-site/docs/compile'
import { snapshotAttribute } from '@view-site/docs/reader'

const named = `${demoNameAttribute}="`
/** The name of a demo, and everything up to the end of the tag of its sheet. */
const sheetOf = new RegExp(String.raw`${named}([^"]*)"(?:(?!${named})[\s\S])*?<div class="doc-sheet"[^>]*>`, 'g')

/**
 * Puts the snapshots of demos into their sheets in the HTML of an article. A snapshot is inert, because it cannot act: a press on it is one on the
 * sheet, which `holdDemoPresses` keeps for the demo.
 */
export function insertSnapshots(html: string, snapshots: Readonly<Record<string, string>>): string {
  return html.replaceAll(sheetOf, (sheet, name: string) => {
    const snapshot = Object.hasOwn(snapshots, name) ? snapshots[name] : undefined
    return snapshot === undefined ? sheet : `${sheet}<div class="doc-snapshot" ${snapshotAttribute}="" inert="">${snapshot}</div>`
  })
}
