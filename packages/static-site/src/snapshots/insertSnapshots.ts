import { demoNameAttribute } from '@view-site/docs/compile'
import { snapshotAttribute, snapshotHostAttribute, wideAttribute } from '@view-site/docs/reader'
import type { PageSnapshots } from './snapshotTypes.ts'

const named = `${demoNameAttribute}="`
/** The name of a demo, and everything up to the end of the tag of its sheet. */
const sheetOf = new RegExp(String.raw`${named}([^"]*)"(?:(?!${named})[\s\S])*?<div class="doc-sheet"[^>]*>`, 'g')

const hostOf = new RegExp(String.raw`<div\b[^>]* ${snapshotHostAttribute}="([^"]*)"[^>]*>`, 'g')

/** Attribute of a snapshot: URLs of the files that its demo needs, in the order in which `holdDemoPresses` requests them. */
const filesAttribute = 'data-files'

/**
 * Puts the snapshots of demos into their sheets in the HTML of an article, or into the elements for them in that of another page. A snapshot
 * is inert, because it cannot act: a press on it is one on the sheet, which `holdDemoPresses` keeps for the demo. If the demo hydrates it, it
 * is the demo's own element.
 * @param filesOf URLs of the files that a demo needs, by its name.
 */
export function insertSnapshots(
  html: string,
  { html: snapshots, isHydrated, wide }: Pick<PageSnapshots, 'html' | 'isHydrated' | 'wide'>,
  filesOf: (name: string) => readonly string[] = () => [],
): string {
  const classes = isHydrated ? 'doc-host doc-snapshot' : 'doc-snapshot'
  const insert = (sheet: string, name: string) => {
    const snapshot = Object.hasOwn(snapshots, name) ? snapshots[name] : undefined
    if (snapshot === undefined) return sheet
    const files = filesOf(name)
    const attributes = [
      `${snapshotAttribute}=""`,
      ...(files.length > 0 ? [`${filesAttribute}="${files.join(' ')}"`] : []),
      ...(wide.includes(name) ? [`${wideAttribute}=""`] : []),
    ]
    return `${sheet}<div class="${classes}" ${attributes.join(' ')} inert="">${snapshot}</div>`
  }
  return html.replaceAll(sheetOf, insert).replaceAll(hostOf, insert)
}
