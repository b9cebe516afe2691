import { openInWideWindows, wideWindow } from './wideWindow.ts'

/**
 * Opens the code of the first demo in a wide window. Its style shows the code from the first paint on, so that nothing moves; here the
 * disclosure gets the state that the reader sees, and keeps it when the window changes.
 */
export function openFirstCode(article: HTMLElement): void {
  const code = article.querySelector<HTMLDetailsElement>(`[${openInWideWindows}]`)
  if (!code) return
  code.removeAttribute(openInWideWindows)
  if (matchMedia(wideWindow).matches) code.open = true
}
