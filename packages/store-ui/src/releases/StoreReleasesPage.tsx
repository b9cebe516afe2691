import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import * as errorCodes from '@view-site/contract/error-codes'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { storePaths } from '../store/storePaths.ts'
import { storeMessages } from '../store/storeMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import { StoreFailure } from '../store/StoreFailure.tsx'
import { Releases } from './Releases.tsx'

/** Props of `StoreReleasesPage`. */
export interface StoreReleasesPageProps {
  /** Id of the store item; absent while it is unknown. */
  id: string | undefined
}

/** The versions of a store item, for its owners to download; goes into the layout's work frame. */
export function StoreReleasesPage({ id }: StoreReleasesPageProps): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const { api, session } = useStoreServices()
  const item = useQuery({ ...queries(api).storeItem(id ?? ''), enabled: id !== undefined && session.status !== 'loading' })
  if (id === undefined) return <CardSkeleton label={t('item.loading')} />
  if (item.isError && readFailure(item.error).code === errorCodes.notFound) {
    return <StoreFailure what="item" error={item.error} retrying={item.isFetching} onRetry={() => void item.refetch()} />
  }
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{item.data ? item.data.title[locale] : t('item.open')}</h1>
        <Link to={storePaths.item(id)} variant="plain" className={button()}>
          {t('purchases.details')}
        </Link>
      </div>
      <Releases key={id} of={{ store_item_id: id }} />
    </>
  )
}
