import { atom, type Atom } from 'jotai/vanilla'
import { narrowWindow } from './narrowWindow.ts'
import type { Store } from './Store.ts'
import { throttle } from './throttle.ts'

/** Exactly one holds: Mobile up to 600 px, Tablet up to 992, Desktop above. */
export type DeviceKind = 'Mobile' | 'Tablet' | 'Desktop'

/** What the layout knows of the visitor's screen. A server and the first client render assume `Desktop`. */
export interface Device {
  readonly atom: Atom<DeviceKind>
  get(): DeviceKind
  /** Follows the width of the window, throttled at 100 ms; returns a cleanup function. */
  start(): () => void
}

/** Makes the device store. */
export function createDevice(store: Store): Device {
  const device = atom<DeviceKind>('Desktop')
  const read = () => store.set(device, deviceOf(matchesNow))
  return {
    atom: device,
    get: () => store.get(device),
    start() {
      const onResize = throttle(read, 100)
      read()
      addEventListener('resize', onResize.call)
      return () => {
        removeEventListener('resize', onResize.call)
        onResize.cancel()
      }
    },
  }
}

/** Device of the media queries that match; the widths are those of the style sheets. */
export function deviceOf(matches: (query: string) => boolean): DeviceKind {
  if (matches('(max-width: 600px)')) return 'Mobile'
  return matches(narrowWindow) ? 'Tablet' : 'Desktop'
}

function matchesNow(query: string): boolean {
  return matchMedia(query).matches
}
