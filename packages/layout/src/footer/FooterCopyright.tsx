import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './Footer.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useT } from '../common/useT.ts'

export interface FooterCopyrightProps {
  copyright: string
  note?: ReactNode
}

/** The last line of the page. A double-click on the word Copyright copies the name of the current route. */
export function FooterCopyright({ copyright, note }: FooterCopyrightProps) {
  const t = useT()
  const layout = useLayout()
  const word = useRef<HTMLSpanElement>(null)
  // A help for maintainers, not a control: it has no role and is not in the tab order.
  useEffect(() => {
    const copy = () => void layout.copyRouteName().catch(() => undefined)
    const element = word.current
    element?.addEventListener('dblclick', copy)
    return () => element?.removeEventListener('dblclick', copy)
  }, [layout])
  return (
    <div className={styles.copyright}>
      <span>
        <span ref={word} title={t('copyrightHint')}>
          Copyright
        </span>
        {/* One text: React would mark where a second one begins, in every page. */}
        {` ${copyright}`}
      </span>
      {note !== undefined && <span>{note}</span>}
    </div>
  )
}
