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

/** Whether the stored settings of a layout change more of the prerendered shell than `attachControls` does. */
export function needsLayout(stored: string | null): boolean {
  return Object.keys(readChosen(stored)).some((name) => name !== 'theme' && name !== 'menuCollapse')
}
