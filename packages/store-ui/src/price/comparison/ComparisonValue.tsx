import { useT } from '@view-site/i18n'
import { CheckIcon, VisuallyHidden } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { ComparisonCell, ComparisonTopic } from './compareEditions.ts'
import { priceMessages } from '../priceMessages.ts'
import * as styles from './Comparison.css.ts'

/** A cell of the comparison as text, or as a tick with a text for screen readers. */
export function ComparisonValue({ cell, topic }: { cell: ComparisonCell; topic: ComparisonTopic }): ReactNode {
  const t = useT(priceMessages)
  switch (cell.kind) {
    case 'flag':
      return cell.value ? <Tick label={t('compare.included')} /> : <Excluded />
    case 'free-download':
      return cell.value ? t('compare.free') : <Excluded />
    case 'count':
      if (cell.value === null) return t('compare.unlimited')
      return t(topic === 'seats' ? 'compare.seats' : 'compare.projects', { count: cell.value })
    case 'months':
      return cell.value % 12 === 0 ? t('period.years', { count: cell.value / 12 }) : t('period.months', { count: cell.value })
    case 'term':
      return t(cell.perpetual ? 'compare.perpetual' : 'compare.subscription')
    case 'public':
      return t('compare.public')
    default:
      return t('compare.hours')
  }
}

function Excluded() {
  const t = useT(priceMessages)
  return <span className={styles.excluded}>{t('compare.excluded')}</span>
}

function Tick({ label }: { label: string }) {
  return (
    <>
      <CheckIcon className={styles.tick} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
