import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client'
import { products, type Product } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { EmptyState, ErrorState, Link } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { productNames } from '../core/productNames.ts'
import { readFailure } from '../core/readFailure.ts'
import { releasesMessages } from '../locales/releasesMessages.ts'
import { CardBones } from '../parts/CardBones.tsx'
import { Pager } from '../parts/Pager.tsx'
import { useFailureText } from '../provider/useFailureText.ts'
import { useStore } from '../provider/useStore.ts'
import * as cards from '../purchases/PurchasesPage.css.ts'
import { ReleaseCard } from './ReleaseCard.tsx'
import * as styles from './ReleasesPage.css.ts'

const page_size = 10

export interface ReleasesPageProps {
  /** The product as the address has it: `admin-plus`, `icrud`, `admin-cloud`; absent while nobody knows. */
  name: string | undefined
}

/** Releases of a product with notes, checksums and files; stands in the layout's work frame. */
export function ReleasesPage({ name }: ReleasesPageProps): ReactNode {
  const t = useT(releasesMessages)
  const product = products.find((known) => pathName(known) === name)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
        <nav aria-label={t('products')} className={styles.products}>
          {products.map((other) => (
            <Link
              key={other}
              to={`/user/release/${pathName(other)}`}
              variant="plain"
              className={styles.product}
              {...(other === product && { 'aria-current': 'page' as const })}
            >
              {productNames[other]}
            </Link>
          ))}
        </nav>
      </div>
      {product ? (
        <Releases key={product} product={product} />
      ) : name === undefined ? (
        <CardBones label={t('list.loading')} />
      ) : (
        <div className={cards.card}>
          <EmptyState title={t('unknown')}>{t('unknownText')}</EmptyState>
        </div>
      )}
    </>
  )
}

function pathName(product: Product) {
  return product.replaceAll('_', '-')
}

function Releases({ product }: { product: Product }) {
  const t = useT(releasesMessages)
  const textOf = useFailureText()
  const { api, session } = useStore()
  const [page, setPage] = useState(1)
  const releases = useQuery({
    ...queries(api).releaseList({ product, page, page_size }),
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  if (releases.isError) {
    return (
      <div className={cards.card}>
        <ErrorState
          title={t('list.failed')}
          retryLabel={t('list.retry')}
          retrying={releases.isFetching}
          onRetry={() => void releases.refetch()}
        >
          {textOf(readFailure(releases.error))}
        </ErrorState>
      </div>
    )
  }
  if (!releases.data) return <CardBones label={t('list.loading')} />
  const { list, total } = releases.data
  if (total === 0) {
    return (
      <div className={cards.card}>
        <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
      </div>
    )
  }
  const latest = page === 1 ? list.find(({ channel }) => channel === 'stable')?.id : undefined
  return (
    <div aria-busy={releases.isPlaceholderData}>
      {list.map((release) => (
        <ReleaseCard key={release.id} release={release} isLatest={release.id === latest} />
      ))}
      <Pager page={page} pages={Math.ceil(total / page_size)} onChange={setPage} />
    </div>
  )
}
