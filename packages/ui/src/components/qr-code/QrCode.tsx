import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { cx } from '../../cx.ts'
import * as styles from './QrCode.css.ts'

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** The encoded text. */
  value: string
  /** The accessible name: the purpose of the code. */
  label: string
  /** Size of the code in px, without the white frame. @default 148 */
  size?: number | undefined
  className?: string | undefined
}

/** A QR code as one SVG path, dark on white in both themes, error correction M. */
export function QrCode({ value, label, size = 148, className }: QrCodeProps): ReactNode {
  const { data, size: modules } = encode(value, { ecc: 'M', border: 0 })
  return (
    <span className={cx(styles.frame, className)}>
      <svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="currentColor" d={data.flatMap(runs).join('')} />
      </svg>
    </span>
  )
}

/** The dark runs of one row as path commands: `M2 0h5v1h-5z`. */
function runs(row: boolean[], y: number): string[] {
  const paths: string[] = []
  let start = 0
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true) continue
    if (x > start) paths.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    start = x + 1
  }
  return paths
}
