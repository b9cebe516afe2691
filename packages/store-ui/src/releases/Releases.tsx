import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Product } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { EmptyState, ErrorState } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { releasesMessages } from './releasesMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import { Pager } from '../common/parts/Pager.tsx'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import { ReleaseCard } from './ReleaseCard.tsx'

const page_size = 10

export interface ReleasesProps {
  /** The releases of a product, or of an item of the store. */
  of: { product: Product } | { store_item_id: string }
}

/** Releases, newest first, page by page, each with what the user may do with it. */
export function Releases({ of }: ReleasesProps): ReactNode {
  const t = useT(releasesMessages)
  const textOf = useFailureText()
  const { api, session } = useStoreServices()
  const [page, setPage] = useState(1)
  const releases = useQuery({
    ...queries(api).releaseList({ ...of, page, page_size }),
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
  if (!releases.data) return <CardSkeleton label={t('list.loading')} />
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
