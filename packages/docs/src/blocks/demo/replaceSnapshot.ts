import { snapshotAttribute } from '../../documentNames.ts'

/**
 * Removes what a demo showed before it ran. Both are in the page for no frame: the demo has just been mounted at the same place. Markup that
 * the demo hydrated stays, and can be used from now on. The click that was held for it (`holdDemoPresses`) is done in the demo.
 * Resolves when that is done.
 * @param host Element of the demo; without one it failed, and the click is forgotten.
 */
export async function replaceSnapshot(sheet: HTMLElement, host?: HTMLElement): Promise<void> {
  const snapshot = sheet.querySelector(`[${snapshotAttribute}]`)
  const clicked = snapshot?.getAttribute(snapshotAttribute)
  if (host && snapshot === host) {
    host.className = 'doc-host'
    for (const name of unusable) host.removeAttribute(name)
  } else snapshot?.remove()
  // Loaded when there is a click to do: few readers are as fast.
  if (host && clicked) (await import('./pressDemo.ts')).pressDemo(sheet, host, clicked)
}

/** What keeps markup from being used before its demo runs. */
const unusable = [snapshotAttribute, 'inert', 'aria-busy']
