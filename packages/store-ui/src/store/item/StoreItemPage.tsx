import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { StoreGoods, StoreItemReply } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { ChevronRightIcon, Clauses, Link, Shell } from '@view-site/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { readFailure } from '../../common/failures/readFailure.ts'
import { useStaleNotice } from '../../common/failures/useStaleNotice.ts'
import { storeMessages } from '../storeMessages.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { StoreFailure } from '../StoreFailure.tsx'
import { visitorItem } from '../visitorView.ts'
import { Gallery } from './Gallery.tsx'
import { ItemSkeleton } from './ItemSkeleton.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemOffer, type ItemOfferProps } from './ItemOffer.tsx'
import * as styles from './StoreItemPage.css.ts'

/** Props of `StoreItemPage`: the id of the item, and what the site knows of it. */
export interface StoreItemPageProps {
  id: string
  /** The item, with which the page is prerendered; shown until it is loaded, and if it cannot be. @default a skeleton is shown */
  goods?: StoreGoods | undefined
  /** Called with the item's name once it is known; the site adds its suffix. */
  setTitle?: ((title: string) => void) | undefined
}

/** One item of the store: pictures, contents, price, and how to get it. */
export function StoreItemPage({ id, goods, setTitle }: StoreItemPageProps): ReactNode {
  const t = useT(storeMessages)
  const { api, session } = useStoreServices()
  const item = useQuery({ ...queries(api).storeItem(id), enabled: session.status !== 'loading' })
  useTitle(item.data, setTitle)
  const isMissing = item.isError && readFailure(item.error).code === errorCodes.notFound
  const shown = isMissing ? undefined : (item.data ?? (goods && visitorItem(goods)))
  useStaleNotice(item, shown !== undefined, { title: t('item.stale'), text: t('staleText'), retry: t('list.retry') })
  return (
    <Shell className={styles.page}>
      <nav aria-label={t('item.back')} className={styles.back}>
        <Link to="/store">{t('item.back')}</Link>
        {shown && <ChevronRightIcon />}
        {shown && <span className={styles.kind}>{t(`kind.${shown.kind}`)}</span>}
      </nav>
      {item.isError && !shown && (
        <StoreFailure what="item" error={item.error} retrying={item.isFetching} onRetry={() => void item.refetch()} />
      )}
      {shown && (
        <Item
          item={shown}
          // What an account owns and pays is known once the item is loaded.
          isChecking={item.isPending && session.status === 'signed-in'}
          onPriceChanged={() => void item.refetch()}
        />
      )}
      {!shown && !item.isError && <ItemSkeleton />}
    </Shell>
  )
}

function useTitle(item: StoreItemReply | undefined, setTitle: StoreItemPageProps['setTitle']) {
  const locale = useLocale(locales)
  const title = item?.title[locale]
  const write = useEffectEvent((text: string) => setTitle?.(text))
  useEffect(() => {
    if (title !== undefined) write(title)
  }, [title])
}

function Item({ item, ...offer }: ItemOfferProps) {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  return (
    <div className={styles.columns}>
      <div className={styles.pictures}>
        <Gallery pictures={[item.cover, ...item.gallery]} />
      </div>
      <div className={styles.offer}>
        <h1 className={styles.title}>{item.title[locale]}</h1>
        <p className={styles.summary}>{item.summary[locale]}</p>
        <ItemOffer item={item} {...offer} />
        <ItemFacts item={item} />
      </div>
      {item.includes.length > 0 && (
        <section className={styles.includes}>
          <h2 className={styles.heading}>{t('item.includes')}</h2>
          <Clauses items={item.includes.map((line) => ({ title: line[locale] }))} />
        </section>
      )}
    </div>
  )
}
