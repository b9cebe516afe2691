import type { CSSProperties } from 'react'

// Read by the style sheet of the sider.
const rows: string = '--rows'

/** How high a list of so many rows is that is not laid out, or not drawn yet. */
export function heightOf(count: number): CSSProperties {
  return { [rows]: count }
}
