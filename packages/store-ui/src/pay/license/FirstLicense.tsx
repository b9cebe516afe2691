import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { License, Order } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { PaidLinks } from '../PaidLinks.tsx'
import { payMessages } from '../payMessages.ts'
import * as styles from './FirstLicense.css.ts'

export interface FirstLicenseProps {
  /** A paid order of an edition. */
  order: Order
}

const LazyLicenseForm = lazy(async () => {
  // After a payment no missing file may replace the page by an error: without the form the links are left.
  const loaded = await import('./LicenseForm.tsx').catch(() => undefined)
  return { default: loaded?.LicenseForm ?? (() => null) }
})

/** Newest first; the same query as that of the purchases page. */
const newestPurchases = { page: 1, page_size: 10 }

/**
 * The form of a new purchase's first licence, then that licence with its key. A purchase that has one already, or cannot be read, gets links
 * only.
 */
export function FirstLicense({ order }: FirstLicenseProps): ReactNode {
  const t = useT(payMessages)
  const { api } = useStoreServices()
  const [created, setCreated] = useState<License>()
  const purchases = useQuery(queries(api).purchaseList(newestPurchases))
  const purchase = purchases.data?.list.find(({ order_no, license_limit }) => order_no === order.order_no && license_limit > 0)
  const loading = <Skeleton className={styles.skeleton} height={360} label={t('paid.loading')} />
  if (purchases.isPending) return loading
  if (!purchase || (purchase.licenses_used > 0 && !created)) return <PaidLinks order={order} />
  return (
    <>
      <Suspense fallback={loading}>
        <LazyLicenseForm purchase={purchase} created={created} onCreated={setCreated} />
      </Suspense>
      <PaidLinks order={order} areSecondary={!created} />
    </>
  )
}
