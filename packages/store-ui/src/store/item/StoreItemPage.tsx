import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { StoreItemReply } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { ChevronRightIcon, Clauses, Link, Shell } from '@view-site/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { storeMessages } from '../storeMessages.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { StoreFailure } from '../StoreFailure.tsx'
import { Gallery } from './Gallery.tsx'
import { ItemSkeleton } from './ItemSkeleton.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemOffer } from './ItemOffer.tsx'
import * as styles from './StoreItemPage.css.ts'

/** Props of `StoreItemPage`: the id of the item. */
export interface StoreItemPageProps {
  id: string
  /** Called with the item's name once it is known; the site adds its suffix. */
  setTitle?: ((title: string) => void) | undefined
}

/** One item of the store: pictures, contents, price, and how to get it. */
export function StoreItemPage({ id, setTitle }: StoreItemPageProps): ReactNode {
  const t = useT(storeMessages)
  const { api, session } = useStoreServices()
  const item = useQuery({ ...queries(api).storeItem(id), enabled: session.status !== 'loading' })
  useTitle(item.data, setTitle)
  return (
    <Shell className={styles.page}>
      <nav aria-label={t('item.back')} className={styles.back}>
        <Link to="/store">{t('item.back')}</Link>
        {item.data && <ChevronRightIcon />}
        {item.data && <span className={styles.kind}>{t(`kind.${item.data.kind}`)}</span>}
      </nav>
      {item.isError ? (
        <StoreFailure what="item" error={item.error} retrying={item.isFetching} onRetry={() => void item.refetch()} />
      ) : item.data ? (
        <Item item={item.data} onPriceChanged={() => void item.refetch()} />
      ) : (
        <ItemSkeleton />
      )}
    </Shell>
  )
}

function useTitle(item: StoreItemReply | undefined, setTitle: StoreItemPageProps['setTitle']) {
  const locale = useLocale()
  const title = item?.title[locale]
  const write = useEffectEvent((text: string) => setTitle?.(text))
  useEffect(() => {
    if (title !== undefined) write(title)
  }, [title])
}

function Item({ item, onPriceChanged }: { item: StoreItemReply; onPriceChanged: () => void }) {
  const t = useT(storeMessages)
  const locale = useLocale()
  return (
    <div className={styles.columns}>
      <div className={styles.pictures}>
        <Gallery pictures={[item.cover, ...item.gallery]} />
      </div>
      <div className={styles.offer}>
        <h1 className={styles.title}>{item.title[locale]}</h1>
        <p className={styles.summary}>{item.summary[locale]}</p>
        <ItemOffer item={item} onPriceChanged={onPriceChanged} />
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
