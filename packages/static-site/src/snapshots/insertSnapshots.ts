import { demoNameAttribute } from '@view-site/docs/compile'
import { snapshotAttribute } from '@view-site/docs/reader'
import type { PageSnapshots } from './snapshotTypes.ts'

const named = `${demoNameAttribute}="`
/** The name of a demo, and everything up to the end of the tag of its sheet. */
const sheetOf = new RegExp(String.raw`${named}([^"]*)"(?:(?!${named})[\s\S])*?<div class="doc-sheet"[^>]*>`, 'g')

/**
 * Puts the snapshots of demos into their sheets in the HTML of an article. A snapshot is inert, because it cannot act: a press on it is one on the
 * sheet, which `holdDemoPresses` keeps for the demo. If the demo hydrates it, it is the demo's own element.
 */
export function insertSnapshots(
  html: string,
  { html: snapshots, isHydrated, wide }: Pick<PageSnapshots, 'html' | 'isHydrated' | 'wide'>,
): string {
  const classes = isHydrated ? 'doc-host doc-snapshot' : 'doc-snapshot'
  return html.replaceAll(sheetOf, (sheet, name: string) => {
    const snapshot = Object.hasOwn(snapshots, name) ? snapshots[name] : undefined
    if (snapshot === undefined) return sheet
    return `${sheet}<div class="${classes}" ${snapshotAttribute}=""${wide.includes(name) ? ' data-wide=""' : ''} inert="">${snapshot}</div>`
  })
}
