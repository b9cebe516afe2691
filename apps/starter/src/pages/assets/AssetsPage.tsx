import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { PageHeader } from '@view-site/layout/page-kit'
import { Button, ChevronDownIcon, EmptyState } from '@view-site/ui'
import { isOneOf, kinds } from '../../data/Asset.ts'
import { findAssets, parseFilters, type Filters, type Order } from '../../data/filters.ts'
import { useAssets } from '../../data/useAssets.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { sort } from '../../parts/DataTable.css.ts'
import { texts } from '../../texts.ts'
import { AssetRow } from './AssetRow.tsx'
import { AssetsFilters } from './AssetsFilters.tsx'
import * as styles from './AssetsPage.css.ts'
import { Pager } from './Pager.tsx'

/** All equipment, or one kind: filters, sort order and page are in the URL, so that the view can be shared. */
export function AssetsPage() {
  const t = useT(texts)
  const { kind: asked }: { kind?: string } = useParams({ strict: false })
  const kind = isOneOf(kinds, asked) ? asked : undefined
  const filters = parseFilters(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { rows, total, page, pages } = findAssets(useAssets(), kind, filters)
  const change = (patch: Filters) =>
    void navigate({ to: '..', search: parseFilters({ ...filters, page: undefined, ...patch }), replace: true })
  return (
    <>
      <PageHeader title={kind ? t(`kind.${kind}`) : t('assets.title')} />
      <div className={styles.sheet}>
        <AssetsFilters filters={filters} total={total} onChange={change} />
        {rows.length === 0 ? (
          <EmptyState
            title={t('assets.empty')}
            action={<Button onClick={() => change({ q: '', status: undefined })}>{t('assets.clear')}</Button>}
          >
            {t('assets.emptyText')}
          </EmptyState>
        ) : (
          <DataTable label={t('assets.title')} head={<Head filters={filters} onChange={change} />}>
            {rows.map((asset) => (
              <AssetRow key={asset.id} asset={asset} />
            ))}
          </DataTable>
        )}
        {pages > 1 && <Pager page={page} pages={pages} onChange={(next) => change({ page: next })} />}
      </div>
    </>
  )
}

interface HeadProps {
  filters: Filters
  onChange: (patch: Filters) => void
}

function Head({ filters, onChange }: HeadProps) {
  const t = useT(texts)
  const { order: now = 'id', down = false } = filters
  const ordered = (order: Order) => (
    <th scope="col" aria-sort={sortOf(now === order, down)}>
      <button type="button" className={sort} onClick={() => onChange({ order, down: now === order && !down })}>
        {t(`assets.${order}`)}
        {now === order && <ChevronDownIcon className={down ? undefined : styles.up} />}
      </button>
    </th>
  )
  return (
    <>
      {ordered('id')}
      {ordered('model')}
      <th scope="col">{t('assets.kind')}</th>
      <th scope="col">{t('assets.status')}</th>
      <th scope="col">{t('assets.holder')}</th>
      {ordered('bought')}
    </>
  )
}

function sortOf(isOrdered: boolean, down: boolean): 'ascending' | 'descending' | undefined {
  if (!isOrdered) return undefined
  return down ? 'descending' : 'ascending'
}
