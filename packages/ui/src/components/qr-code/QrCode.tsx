import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './QrCode.css.ts'
import { qrCodePath } from './qrCodePath.ts'

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
  const { path, modules } = qrCodePath(value)
  return (
    <span className={cx(styles.frame, className)}>
      <svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="currentColor" d={path} />
      </svg>
    </span>
  )
}
