import { demoNameAttribute } from '@view-site/docs/compile'
import { snapshotAttribute, snapshotHostAttribute } from '@view-site/docs/reader'

const named = `${demoNameAttribute}="`
/** The name of a demo, and everything up to the end of the tag of its sheet. */
const sheetOf = new RegExp(String.raw`${named}([^"]*)"(?:(?!${named})[\s\S])*?<div class="doc-sheet"[^>]*>`, 'g')

const hostOf = new RegExp(String.raw`<div\b[^>]* ${snapshotHostAttribute}="([^"]*)"[^>]*>`, 'g')

/**
 * Puts the snapshots of demos into their sheets in the HTML of an article, or into the elements for them in that of another page. A snapshot is inert, because it cannot act: a press on it is one on the
 * sheet, which `holdDemoPresses` keeps for the demo.
 */
export function insertSnapshots(html: string, snapshots: Readonly<Record<string, string>>): string {
  const insert = (sheet: string, name: string) => {
    const snapshot = Object.hasOwn(snapshots, name) ? snapshots[name] : undefined
    return snapshot === undefined ? sheet : `${sheet}<div class="doc-snapshot" ${snapshotAttribute}="" inert="">${snapshot}</div>`
  }
  return html.replaceAll(sheetOf, insert).replaceAll(hostOf, insert)
}
