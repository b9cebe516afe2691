/** Id of the element with the shown file. */
export const panelId = 'file-panel'

/** Id of the tab of a file. */
export function tabId(file: string): string {
  return `tab-${file}`
}
