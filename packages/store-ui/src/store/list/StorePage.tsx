import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { StoreGoods, StoreList } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, EmptyState, ErrorState, Ruler, Shell } from '@view-site/ui'
import { useMemo, type ReactNode } from 'react'
import { readFailure } from '../../common/failures/readFailure.ts'
import { useStaleNotice } from '../../common/failures/useStaleNotice.ts'
import { changeFilters, isFiltered, storeRequest, type StoreFilters } from './storeFilters.ts'
import { storeMessages } from '../storeMessages.ts'
import { Pager } from '../../common/parts/Pager.tsx'
import { useFailureText } from '../../common/failures/useFailureText.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { FilterBar } from './FilterBar.tsx'
import { StoreSkeleton } from './StoreSkeleton.tsx'
import { StoreCard } from './StoreCard.tsx'
import { visitorStore } from '../visitorView.ts'
import * as styles from './StorePage.css.ts'

const pageSize = 12

/** Props of `StorePage`: the filters, from the address, and the goods. */
export interface StorePageProps {
  /** All goods, with which the page is prerendered; shown until the list is loaded, and if it cannot be. @default a skeleton is shown */
  goods?: readonly StoreGoods[] | undefined
  /** The current filters; `readStoreFilters` reads them from an address. */
  filters: StoreFilters
  /** Called when the filters change; `isTyping` while a search is being typed, which should not add a history entry. */
  onFiltersChange: (filters: StoreFilters, options: { isTyping: boolean }) => void
}

/** The store, filtered by words, kind, tag, price and ownership; the filters are kept in the address. */
export function StorePage({ goods, filters, onFiltersChange }: StorePageProps): ReactNode {
  const t = useT(storeMessages)
  const { api, session } = useStoreServices()
  const isVisitor = session.status === 'visitor'
  const store = useQuery({
    ...queries(api).store(storeRequest(filters, { pageSize, isVisitor })),
    // Ownership and prices depend on the user, so wait for the session.
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  const known = useMemo(() => goods && visitorStore(goods, pageSize), [goods])
  const hasFilters = Object.keys(filters).length > 0
  const shown = store.data ?? (hasFilters ? undefined : known)
  useStaleNotice(store, shown !== undefined, { title: t('list.stale'), text: t('staleText'), retry: t('list.retry') })
  const change = (part: Partial<Record<keyof StoreFilters, unknown>>, isTyping = false) =>
    onFiltersChange(changeFilters(filters, part), { isTyping })
  return (
    <Shell>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <FilterBar
        filters={filters}
        tags={(store.data ?? known)?.tags ?? []}
        // Until the session is known the bar is that of a visitor, as most readers are: nothing moves for them.
        isVisitor={session.status !== 'signed-in'}
        onChange={change}
      />
      <Ruler className={styles.ruler} />
      <Goods store={store} shown={shown} filters={filters} onChange={change} />
    </Shell>
  )
}

interface GoodsProps {
  store: { error: Error | null; isFetching: boolean; isPlaceholderData: boolean; refetch: () => unknown }
  /** The list that was loaded last, or the one with which the page is prerendered. */
  shown: StoreList | undefined
  filters: StoreFilters
  onChange: (part: Partial<Record<keyof StoreFilters, unknown>>) => void
}

function Goods({ store: { error, isFetching, isPlaceholderData, refetch }, shown, filters, onChange }: GoodsProps) {
  if (shown) return <List data={shown} isBusy={isPlaceholderData} filters={filters} onChange={onChange} />
  return error ? <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} /> : <StoreSkeleton />
}

function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const t = useT(storeMessages)
  const textOf = useFailureText()
  return (
    <ErrorState title={t('list.failed')} retryLabel={t('list.retry')} retrying={retrying} onRetry={onRetry}>
      {textOf(readFailure(error))}
    </ErrorState>
  )
}

interface ListProps extends Pick<GoodsProps, 'filters' | 'onChange'> {
  data: StoreList
  /** Whether another list is being loaded. */
  isBusy: boolean
}

function List({ data, isBusy, filters, onChange }: ListProps) {
  const t = useT(storeMessages)
  return (
    <div aria-busy={isBusy}>
      <p aria-live="polite" className={styles.count}>
        {t('count', { count: data.total })}
        {data.list.some(({ example }) => example) && ` · ${t('example')}`}
      </p>
      {data.list.length === 0 ? (
        <NothingFound isFiltered={isFiltered(filters)} onClear={() => onChange(nothing)} />
      ) : (
        <ul aria-label={t('list.label')} className={styles.goods}>
          {data.list.map((item) => (
            <StoreCard key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pager page={filters.page ?? 1} pages={Math.ceil(data.total / data.page_size)} onChange={(page) => onChange({ page })} />
    </div>
  )
}

const nothing = { search: undefined, kind: undefined, tag: undefined, price: undefined, owned: undefined }

function NothingFound({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useT(storeMessages)
  return (
    <EmptyState title={t('list.empty')} action={filtered ? <Button onClick={onClear}>{t('list.clear')}</Button> : undefined}>
      {filtered ? t('list.emptyText') : undefined}
    </EmptyState>
  )
}
