import type { CSSProperties } from 'react'

// Read by the style sheet of the sider.
const rows: string = '--rows'

/** Height of a list of so many rows that is not laid out or drawn yet. */
export function heightOf(count: number): CSSProperties {
  return { [rows]: count }
}
