import { cx } from '@view-site/ui'
import { useRef, type ReactNode } from 'react'
import * as styles from './Dropdown.css.ts'
import { useDropdown } from './useDropdown.ts'

export interface DropdownProps {
  /** The part that is always visible. */
  summary: ReactNode
  /** Accessible name of the summary where its content has none. */
  label?: string | undefined
  children: ReactNode
  /** Edge of the summary that the panel is aligned with. @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Open on hover. @default false */
  hover?: boolean | undefined
  summaryClassName?: string | undefined
  className?: string | undefined
  /** As high as an icon button rather than as the header. @default false */
  compact?: boolean | undefined
  current?: 'page' | 'true' | undefined
}

/** A native disclosure with a floating panel: it opens before JavaScript has loaded, and closes like a menu afterwards. */
export function Dropdown({
  summary,
  label,
  children,
  align = 'start',
  hover = false,
  summaryClassName,
  className,
  compact = false,
  current,
}: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDropdown(ref, { hover })
  return (
    // One open at a time, also before hydration: that is what `name` does.
    <details ref={ref} name="view-layout-dropdown" className={cx(styles.root[compact ? 'compact' : 'tall'], className)}>
      <summary className={cx(styles.summary, summaryClassName)} aria-label={label} title={label} aria-current={current}>
        {summary}
      </summary>
      <div className={`${styles.panel} ${styles.align[align]}`}>{children}</div>
    </details>
  )
}
