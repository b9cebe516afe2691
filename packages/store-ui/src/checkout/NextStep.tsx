import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { button, Link, Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { orderPaths } from '../common/orderPaths.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { checkoutMessages } from './checkoutMessages.ts'

/** The next step of a signed-in user outside the store: to the payment of an unpaid order, to the licences, or to the prices. */
export function NextStep(): ReactNode {
  const t = useT(checkoutMessages)
  const locale = useLocale()
  const { api, session } = useStoreServices()
  const orders = useQuery({
    ...queries(api).orderList({ page: 1, page_size: 20 }),
    enabled: session.status === 'signed-in',
    // A page that is kept in a tab asks again when it is opened.
    staleTime: 0,
    retry: false,
  })
  if (orders.isPending && session.status !== 'visitor') return <Skeleton width={160} height={40} />
  const unpaid = orders.data?.list.find(({ can }) => can.pay)
  if (unpaid) {
    const price = formatMoney(unpaid.amount_payable, unpaid.currency, locale, { cents: true })
    return <Step to={orderPaths(unpaid).pay}>{t('next.pay', { price })}</Step>
  }
  const hasBought = orders.data?.list.some(({ type, status }) => type !== 'store' && status === 'finished')
  return hasBought === true ? <Step to="/user/purchases">{t('next.licences')}</Step> : <Step to="/price">{t('next.shop')}</Step>
}

function Step({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} variant="plain" className={button({ size: 'lg', variant: 'primary' })}>
      {children}
    </Link>
  )
}
