import { snapshotAttribute } from '../../documentNames.ts'

/**
 * Removes what a demo showed before it ran. Both are in the page for no frame: the demo has just been mounted at the same place. The click
 * that was held for it (`holdDemoPresses`) is done in the demo.
 * @param host Element of the demo; without one it failed, and the click is forgotten.
 */
export function replaceSnapshot(sheet: HTMLElement, host?: HTMLElement): void {
  const snapshot = sheet.querySelector(`[${snapshotAttribute}]`)
  const clicked = snapshot?.getAttribute(snapshotAttribute)
  snapshot?.remove()
  // Loaded when there is a click to do: few readers are as fast.
  if (host && clicked) void import('./pressDemo.ts').then((module) => module.pressDemo(sheet, host, clicked))
}
