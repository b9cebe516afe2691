import { snapshotAttribute } from '../../documentNames.ts'

/**
 * Removes what a demo showed before it ran. Both are in the page for no frame: the demo has just been mounted at the same place. The press
 * that was held for it (`holdPresses`) is done in the demo.
 * @param host Element of the demo; without one it failed, and the press is forgotten.
 */
export function replaceSnapshot(sheet: HTMLElement, host?: HTMLElement): void {
  const pressed = sheet.getAttribute(snapshotAttribute)
  sheet.querySelector('.doc-snapshot')?.remove()
  sheet.removeAttribute(snapshotAttribute)
  sheet.ariaBusy = null
  // Loaded when there is a press to do: few readers are as fast.
  if (host && pressed) void import('./pressDemo.ts').then(({ pressDemo }) => pressDemo(sheet, host, pressed))
}
