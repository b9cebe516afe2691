import type { ReactNode } from 'react'
import * as styles from './Footer.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useT } from '../common/useT.ts'

export interface FooterCopyrightProps {
  copyright: string
  note?: ReactNode
}

/**
 * The last line of the page. A double-click on the word Copyright copies the name of the current route: a help for maintainers, not a control,
 * so it has no role and is not in the tab order.
 */
export function FooterCopyright({ copyright, note }: FooterCopyrightProps) {
  const t = useT()
  const layout = useLayout()
  return (
    <div className={styles.copyright}>
      <span>
        <span title={t('copyrightHint')} onDoubleClick={() => void layout.copyRouteName().catch(Boolean)}>
          Copyright
        </span>
        {/* One text: React would mark where a second one begins, in every page. */}
        {` ${copyright}`}
      </span>
      {note !== undefined && <span>{note}</span>}
    </div>
  )
}
