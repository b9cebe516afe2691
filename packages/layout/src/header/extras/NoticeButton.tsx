import { BellIcon, EmptyState } from '@view-site/ui'
import { Popover } from '@view-site/ui/overlay'
import type { ComponentType } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import { countText } from './countText.ts'
import * as styles from './CountBadge.css.ts'
import { HeaderButton } from './HeaderButton.tsx'

export interface NoticeButtonProps {
  /** What the bell opens. @default a text that there are none */
  Notices?: ComponentType | null | undefined
}

/** The bell with the number of unread notices; what it opens is the app's slot `Notices`. */
export function NoticeButton({ Notices }: NoticeButtonProps) {
  const t = useLazyT()
  const count = useAtomSelector(useLayout().inputs, ({ messages }) => messages)
  return (
    <Popover
      title={t('notices')}
      trigger={
        <HeaderButton label={count > 0 ? t('noticesCount', { count: countText(count) }) : t('notices')}>
          <span className={styles.counted}>
            <BellIcon />
            {count > 0 && <span className={styles.count}>{countText(count)}</span>}
          </span>
        </HeaderButton>
      }
    >
      {Notices ? <Notices /> : <EmptyState title={t('noNotices')} />}
    </Popover>
  )
}
