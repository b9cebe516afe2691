import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { button, ErrorState, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { storeMessages } from './storeMessages.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import * as styles from './StoreFailure.css.ts'

export interface StoreFailureProps {
  what: 'item' | 'doc'
  error: Error
  retrying: boolean
  onRetry: () => void
}

/** An item or a document could not be loaded: it does not exist, or the connection failed. */
export function StoreFailure({ what, error, retrying, onRetry }: StoreFailureProps): ReactNode {
  const t = useT(storeMessages)
  const textOf = useFailureText()
  const failure = readFailure(error)
  if (failure.code !== errorCodes.notFound) {
    return (
      <ErrorState title={t(`${what}.failed`)} retryLabel={t('list.retry')} retrying={retrying} onRetry={onRetry}>
        {textOf(failure)}
      </ErrorState>
    )
  }
  return (
    <div className={styles.missing}>
      <h1 className={styles.title}>{t(`${what}.missing`)}</h1>
      <p className={styles.text}>{t(`${what}.missingText`)}</p>
      <Link to="/store" variant="plain" className={button({ size: 'lg' })}>
        {t('item.toStore')}
      </Link>
    </div>
  )
}
