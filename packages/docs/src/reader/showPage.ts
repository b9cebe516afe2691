import { keepInView } from '@view-site/platform'

import { hashTarget } from '../article/hashTarget.ts'
import { drawWhole } from '../blocks/part/drawParts.ts'
import { patch, patchHead } from './patch.ts'
import { articleSelector, buildAttribute, firstViewAttribute, snapshotAttribute } from '../documentNames.ts'

/** Replaces this page by another prerendered one: its head, the content of `root`, and the data of its scripts. */
export function showPage(root: HTMLElement, next: Document): void {
  const body = next.getElementById(root.id)
  if (!body) throw new Error(`The page has no #${root.id} element: another build wrote it.`)
  // Demos run at once now, and what holds clicks on snapshots is only in a page that was loaded with them.
  for (const snapshot of body.querySelectorAll(`[${snapshotAttribute}]`)) snapshot.remove()
  patchHead(next)
  delete document.documentElement.dataset['whole']
  patch(root, body)
  const [data, nextData] = [document, next].map((page) => page.querySelector(`[${buildAttribute}]`))
  if (data && nextData) data.textContent = nextData.textContent
}

/** Path of this page: the root of a section redirects to its first page. The canonical address may be that of a newer version. */
export function ownPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return address === undefined ? undefined : new URL(address).pathname
}

/**
 * Limits what the first frame of a new page lays out to the viewport, as on a first visit, unless the page is scrolled to a position or an
 * anchor. Call it before anything measures the page.
 */
export function limitFirstFrame(position: number | undefined): void {
  const article = document.querySelector<HTMLElement>(articleSelector)
  if (article && (position || hashTarget())) drawWhole(article)
  else document.documentElement.setAttribute(firstViewAttribute, '')
}

/**
 * Scrolls a new page to where it was left, to the anchor of its address, or to its top, and its menus to the current entry. Measures only
 * after all changes, so that the page is laid out once.
 */
export function placePage(root: HTMLElement, position: number | undefined): void {
  const anchor = hashTarget()
  if (position !== undefined) scrollTo(0, position)
  else if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
  for (const current of root.querySelectorAll('nav [aria-current="page"]')) {
    const menu = current.closest('nav')
    if (menu) keepInView(menu, current)
  }
}
