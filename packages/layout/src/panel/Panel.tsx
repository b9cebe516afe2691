import type { ReactNode } from 'react'
import { type Anchor } from './anchor.ts'
import { Anchors } from './Anchors.tsx'
import * as styles from './Panel.css.ts'
import { useT } from '../common/useT.ts'

/** Props of `Panel`, from top to bottom. */
export interface PanelProps {
  /** What can be done here: `PanelAction`s. A row below the page on a narrow screen. */
  actions?: ReactNode
  /** Headings of the page; on a narrow screen in a sheet, which a bar at the bottom of the window opens. */
  anchors?: readonly Anchor[]
  /** Below everything, where it moves nothing if it loads late. */
  end?: ReactNode
  /** Name of the panel. @default the layout's text */
  label?: string
}

/** The right panel of an article: actions, and below them the page's anchors. Nothing where there is neither. */
export function Panel({ actions, anchors = [], end, label }: PanelProps) {
  const t = useT()
  const hasActions = actions !== undefined && actions !== null && actions !== false
  if (!hasActions && anchors.length === 0) return null
  return (
    <aside className={styles.panel} aria-label={label ?? t('panel')}>
      {hasActions && <div className={styles.actions}>{actions}</div>}
      {anchors.length > 0 && <Anchors anchors={anchors} />}
      {end}
    </aside>
  )
}
