import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { button, ErrorState, Link, Skeleton } from '@view-site/ui'
import { useId, type ReactNode } from 'react'
import * as cards from '../../common/parts/cards.css.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from '../AccountPage.css.ts'
import { PurchaseSeats } from './PurchaseSeats.tsx'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

/** The seats of every active purchase that has more than one. */
export function TeamSeats(): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const { api } = useStoreServices()
  const id = useId()
  const purchases = useQuery(queries(api).purchaseList({ page: 1, page_size: 100 }))
  const shareable = purchases.data?.list.filter(({ seats, status }) => status === 'active' && seats !== 1) ?? []
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {t('team.title')}
        </h2>
        <p className={styles.lead}>{t('team.lead')}</p>
        {purchases.isError && (
          <ErrorState
            title={t('team.failed')}
            retryLabel={t('retry')}
            onRetry={() => void purchases.refetch()}
            retrying={purchases.isFetching}
          >
            {textOf(purchases.error)}
          </ErrorState>
        )}
        {purchases.isPending && <Skeleton lines={3} label={t('loading')} />}
        {purchases.data && shareable.length === 0 && (
          <div className={styles.rows}>
            <div className={styles.row}>
              <p className={styles.facts}>{t('team.none')}</p>
              <Link to="/price" variant="plain" className={button({})}>
                {t('team.price')}
              </Link>
            </div>
          </div>
        )}
        {shareable.map((purchase) => (
          <PurchaseSeats key={purchase.id} purchase={purchase} />
        ))}
      </div>
    </section>
  )
}
