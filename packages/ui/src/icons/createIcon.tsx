import type { ReactNode, SVGProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Icon.css.ts'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Edge length in px. @default 16 */
  size?: number | undefined
  /** What the icon says when nothing beside it does; without it the icon is decoration. */
  label?: string | undefined
}

export interface CreateIconOptions {
  /** Turns round in right-to-left pages. @default false */
  directional?: boolean
  /** A second path, drawn 1 px wide: shading. */
  thin?: string
}

/** An icon component: one path on a 16 px grid, drawn in the colour of the text around it. */
export function createIcon(path: string, { directional = false, thin }: CreateIconOptions = {}): (props: IconProps) => ReactNode {
  return function Icon({ size, label, className, ...props }) {
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
}
