import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Skeleton.css.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props of `Skeleton`: the size of what is expected. */
export interface SkeletonProps {
  /** Width of the bone, or of the widest line. @default '100%' */
  width?: CSSProperties['width']
  /** Height of one bone. @default 12 */
  height?: CSSProperties['height']
  /** How many lines of text are expected. @default 1 */
  lines?: number | undefined
  /** Says that something is loading; give it to one skeleton of a group only. */
  label?: string | undefined
  className?: string | undefined
}

/** Bones in the place of content to come: keep the final geometry so that nothing jumps. */
export function Skeleton({ width, height, lines = 1, label, className }: SkeletonProps): ReactNode {
  const Element = label === undefined ? 'span' : 'output'
  return (
    <Element className={cx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={styles.bone}
          style={{ width: lines > 1 && line === lines - 1 ? '64%' : width, height }}
        />
      ))}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Element>
  )
}
