import type { KeyValueStorage } from '@view-site/platform'

/** The settings that `attachControls` applies. */
export interface Chosen {
  theme?: string | undefined
  menuCollapse?: boolean
}

/** Reads stored settings of a layout; damaged ones are as good as none. */
export function readChosen(stored: string | null): Chosen {
  try {
    const settings: unknown = JSON.parse(stored ?? '')
    return typeof settings === 'object' && settings !== null ? settings : {}
  } catch {
    return {}
  }
}

/** Stores settings in place of those that are stored; none are removed from the storage. */
export function storeChosen(storage: KeyValueStorage, key: string, chosen: Chosen): void {
  if (Object.keys(chosen).length > 0) storage.setItem(key, JSON.stringify(chosen))
  else storage.removeItem(key)
}

/** Whether the stored settings of a layout change more of the prerendered shell than `attachControls` does. */
export function needsLayout(stored: string | null): boolean {
  return Object.keys(readChosen(stored)).some((name) => name !== 'theme' && name !== 'menuCollapse')
}
