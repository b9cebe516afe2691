import type { Download } from '@view-site/contract'

/** Lets the browser save a file; the page stays where it is. */
export function saveFile({ url, name }: Pick<Download, 'url' | 'name'>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener noreferrer'
  link.click()
}
