import type { ReactNode } from 'react'
import * as styles from './Footer.css.ts'
import { useT } from '../common/useT.ts'

export interface FooterCopyrightProps {
  copyright: string
  note?: ReactNode
}

/** The last line of the page. A double-click on the word Copyright copies the name of the current route (`attachRouteName`). */
export function FooterCopyright({ copyright, note }: FooterCopyrightProps) {
  const t = useT()
  return (
    <div className={styles.copyright}>
      <span>
        <span data-route-name="" title={t('copyrightHint')}>
          Copyright
        </span>
        {/* One text: React would mark where a second one begins, in every page. */}
        {` ${copyright}`}
      </span>
      {note !== undefined && <span>{note}</span>}
    </div>
  )
}
