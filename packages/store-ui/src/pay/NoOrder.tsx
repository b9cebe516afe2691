import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { button, ErrorState, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payMessages } from './payMessages.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import type { Failure } from '../common/failures/readFailure.ts'
import * as styles from './PayPage.css.ts'

export interface NoOrderProps {
  failure: Failure
  onRetry: () => void
}

/** The order could not be loaded: it does not exist, or the connection failed. */
export function NoOrder({ failure, onRetry }: NoOrderProps): ReactNode {
  const t = useT(payMessages)
  const textOf = useFailureText()
  const missing = failure.code === errorCodes.notFound
  return (
    <main id="main" className={styles.alone}>
      <div className={styles.panel}>
        {missing ? (
          <div className={styles.body}>
            <h1 className={styles.state}>{t('load.missing')}</h1>
            <p className={styles.muted}>{t('load.missingText')}</p>
            <Link to="/price" variant="plain" className={button({ size: 'lg', block: true })}>
              {t('load.toPrice')}
            </Link>
          </div>
        ) : (
          <ErrorState title={t('load.failed')} retryLabel={t('load.retry')} onRetry={onRetry}>
            {textOf(failure)}
          </ErrorState>
        )}
      </div>
    </main>
  )
}
