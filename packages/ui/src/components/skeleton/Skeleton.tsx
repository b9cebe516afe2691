import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Skeleton.css.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Width of the block, or of the widest line. @default '100%' */
  width?: CSSProperties['width']
  /** Height of one block. @default 12 */
  height?: CSSProperties['height']
  /** Number of text lines. @default 1 */
  lines?: number | undefined
  /** Announces that something is loading; set it on one skeleton of a group only. */
  label?: string | undefined
  className?: string | undefined
}

/** Placeholder for content that is loading. Give it the final size to avoid layout shifts. */
export function Skeleton({ width, height, lines = 1, label, className }: SkeletonProps): ReactNode {
  const Element = label === undefined ? 'span' : 'output'
  return (
    <Element className={cx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={styles.block}
          style={{ width: lines > 1 && line === lines - 1 ? '64%' : width, height }}
        />
      ))}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Element>
  )
}
