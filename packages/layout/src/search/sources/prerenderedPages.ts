import { headMenuId, siderId } from '../../core/documentNames.ts'
import type { MenuPage } from './menuSource.ts'

/**
 * The pages of the menus in a prerendered page.
 * @param pathOf Path of the app of an address on this site, without locale and base.
 */
export function prerenderedPages(root: ParentNode, pathOf: (pathname: string) => string): MenuPage[] {
  const links = root.querySelectorAll<HTMLAnchorElement>(`#${siderId} a[href], #${headMenuId} a[href]`)
  return [...links].flatMap((link) => {
    if (link.origin !== location.origin || link.target !== '') return []
    const small = link.querySelector('small')?.textContent ?? ''
    const isSider = link.closest(`#${siderId}`) !== null
    const group = (isSider && link.closest('details')?.querySelector('summary b')?.textContent) || ''
    return [
      {
        path: pathOf(link.pathname),
        title: titleOf(link),
        ...(isSider ? { subtitle: small, context: group } : { subtitle: '', context: small }),
      },
    ]
  })
}

/** The first text in a link: after it come its subtitle and badges. */
function titleOf(link: HTMLAnchorElement): string {
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  return texts.nextNode()?.textContent?.trim() ?? ''
}
