import { LogIcon } from '@view-site/ui'
import { countText } from '../header/extras/countText.ts'
import * as badge from '../header/extras/CountBadge.css.ts'
import * as header from '../header/Header.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useLazyT } from '../common/useLazyT.ts'
import { useLog } from './useLog.ts'

/** Leads to the log, with the count of its entries; red while there are errors among them. */
export function LogButton() {
  const t = useLazyT()
  const { router, inputs } = useLayout()
  const path = useAtomSelector(inputs, ({ logPath }) => logPath)
  const { entries } = useLog()
  const errors = entries.filter(({ type }) => type === 'error').length
  const label =
    entries.length === 0 ? t('logEmpty') : t('logCounts', { logs: countText(entries.length - errors), errors: countText(errors) })
  return (
    <router.Link href={path} className={`${header.iconButton} ${header.hideNarrow}`} aria-label={label} title={label}>
      <span className={badge.counted}>
        <LogIcon />
        {entries.length > 0 && (
          <span aria-hidden="true" className={errors > 0 ? `${badge.count} ${badge.faulty}` : badge.count}>
            {countText(errors > 0 ? errors : entries.length)}
          </span>
        )}
      </span>
    </router.Link>
  )
}
