import type { ReactNode, SVGProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Icon.css.ts'

/** Props of every icon, in addition to the attributes of an SVG element. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'path'> {
  /** Edge length in px. @default 16 */
  size?: number | undefined
  /** Accessible name, if no adjacent text has the same meaning; without it the icon is decorative. */
  label?: string | undefined
}

interface IconShape extends IconProps {
  path: string
  /** A second path, drawn 1 px wide: shading. */
  thin?: string | undefined
  /** Mirrored in right-to-left pages. @default false */
  directional?: boolean | undefined
}

/** One path on a 16 px grid. */
export function Icon({ path, thin, directional = false, size, label, className, ...props }: IconShape): ReactNode {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const edge = size === undefined ? undefined : { width: size, height: size }
  return (
    <svg
      viewBox="0 0 16 16"
      {...name}
      {...props}
      style={{ ...edge, ...props.style }}
      className={cx(styles.icon, directional && styles.directional, className)}
    >
      <path d={path} />
      {thin !== undefined && <path d={thin} strokeWidth={1} />}
    </svg>
  )
}
