import { useT } from '@view-site/i18n'
import { PageToolbar } from '@view-site/layout/page-kit'
import { SearchIcon } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { useEffect, useState } from 'react'
import { isOneOf, statuses } from '../../data/Asset.ts'
import type { Filters } from '../../data/filters.ts'
import { texts } from '../../texts.ts'
import * as styles from './AssetsPage.css.ts'

export interface AssetsFiltersProps {
  filters: Filters
  /** Number of results. */
  total: number
  onChange: (patch: Filters) => void
}

/** Debounce of the search field in ms. */
const pause = 200

/** The filters of the list. */
export function AssetsFilters({ filters: { q = '', status }, total, onChange }: AssetsFiltersProps) {
  const t = useT(texts)
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  if (q !== known) {
    setKnown(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed === known) return undefined
    const timer = setTimeout(() => onChange({ q: typed }), pause)
    return () => clearTimeout(timer)
  }, [typed, known, onChange])
  return (
    <PageToolbar label={t('assets.filter')} status={t('assets.found', { count: total })}>
      <TextField
        size="md"
        type="search"
        className={styles.searchField}
        label={t('assets.search')}
        labelHidden
        placeholder={t('assets.search')}
        start={<SearchIcon />}
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        size="md"
        className={styles.statusField}
        label={t('assets.status')}
        labelHidden
        options={[{ value: '', label: t('assets.anyStatus') }, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={status ?? ''}
        onValueChange={(value) => onChange({ status: isOneOf(statuses, value) ? value : undefined })}
      />
    </PageToolbar>
  )
}
