import { openInWideWindows, wideWindow } from './wideWindow.ts'

/**
 * Opens the code of the first demo in a wide window. Its style shows the code from the first paint on, so that nothing moves; here the
 * disclosure gets the state that the reader sees, and keeps it when the window changes.
 */
export function openFirstCode(article: HTMLElement): void {
  const code = article.querySelector<HTMLDetailsElement>(`.doc-source[${openInWideWindows}]`)
  code?.toggleAttribute('open', code.open || matchMedia(wideWindow).matches)
  code?.removeAttribute(openInWideWindows)
}
