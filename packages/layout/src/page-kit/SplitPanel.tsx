import { useId, useRef, useState, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'
import { SplitPane } from './SplitPane.tsx'
import * as styles from './SplitPanel.css.ts'

/** Props of `SplitPanel`. */
export interface SplitPanelProps {
  /** What the page shows, for example a list. */
  children: ReactNode
  /** What the panel shows, for example the selected entry. */
  panel: ReactNode
  /** Heading and accessible name of the panel. */
  title: ReactNode
  open: boolean
  /** Called with false by the close button and by Escape in the panel. */
  onOpenChange: (open: boolean) => void
  /** Where the panel is on wide screens; up to 992 px it is at the foot. @default 'end' */
  side?: 'end' | 'bottom' | undefined
  /** Its first width or height in px, between 240 and 720. @default 360 */
  defaultSize?: number | undefined
  /** Called with the size in px when the visitor has changed it, for an app that stores it. */
  onSizeChange?: ((size: number) => void) | undefined
}

/**
 * A page with a panel of details at its end or foot, which does not cover it: both can be used. Its edge can be moved. When
 * the panel is closed, the focus returns to what had it before.
 */
export function SplitPanel({ children, panel, title, open, onOpenChange, side = 'end', defaultSize = 360, onSizeChange }: SplitPanelProps) {
  const device = useAtomValue(useLayout().device.atom)
  const place = device === 'Desktop' ? side : 'bottom'
  const [size, setSize] = useState(defaultSize)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  function change(next: number) {
    setSize(next)
    if (next !== size) onSizeChange?.(next)
  }
  return (
    <div ref={root} className={styles.root[open ? place : 'closed']} style={{ [variable]: `${size}px` }}>
      <div className={styles.main}>{children}</div>
      {open && (
        <SplitPane
          {...{ id, title, place, size, defaultSize }}
          onClose={() => onOpenChange(false)}
          draw={(next) => root.current?.style.setProperty(variable, `${next}px`)}
          onSize={change}
        >
          {panel}
        </SplitPane>
      )}
    </div>
  )
}

/** The name in `var(--name)`. */
const variable = styles.panelSize.slice(4, -1)
