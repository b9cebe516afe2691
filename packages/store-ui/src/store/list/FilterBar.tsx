import type { StoreTag } from '@view-site/contract'
import { storeKinds } from '@view-site/contract/constants'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { SearchIcon } from '@view-site/ui'
import { Checkbox, TextField } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import type { StoreFilters } from './storeFilters.ts'
import { storeMessages } from '../storeMessages.ts'
import { Segments } from '../../common/parts/Segments.tsx'
import * as styles from './FilterBar.css.ts'
import { useTypedSearch } from './useTypedSearch.ts'

export interface FilterBarProps {
  filters: StoreFilters
  /** All tags of the store; none while they load. */
  tags: readonly StoreTag[]
  /** A visitor owns nothing, so there is nothing to filter. */
  isVisitor: boolean
  onChange: (part: Partial<Record<keyof StoreFilters, unknown>>, isTyping?: boolean) => void
}

/** The filters and the order of the store's list. */
export function FilterBar({ filters, tags, isVisitor, onChange }: FilterBarProps): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const [typed, type] = useTypedSearch(filters.search ?? '', (search) => onChange({ search }, true))
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <Segments
          label={t('kinds')}
          value={filters.kind}
          options={[{ value: undefined, label: t('kind.all') }, ...storeKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))]}
          onChange={(kind) => onChange({ kind })}
        />
        <search className={styles.search}>
          <TextField
            type="search"
            size="md"
            label={t('search')}
            labelHidden
            placeholder={t('searchHint')}
            start={<SearchIcon />}
            value={typed}
            maxLength={100}
            onValueChange={type}
          />
        </search>
      </div>
      <Segments
        label={t('tags')}
        labelled
        value={filters.tag}
        options={[{ value: undefined, label: t('allTags') }, ...tags.map(({ id, name }) => ({ value: id, label: name[locale] }))]}
        onChange={(tag) => onChange({ tag })}
      />
      <div className={styles.last}>
        <Segments
          label={t('prices')}
          labelled
          value={filters.price}
          options={[
            { value: undefined, label: t('price.all') },
            { value: 'free', label: t('price.free') },
            { value: 'paid', label: t('price.paid') },
          ]}
          onChange={(price) => onChange({ price })}
        />
        <Segments
          label={t('sorts')}
          labelled
          value={filters.sort}
          options={[
            { value: undefined, label: t('sort.newest') },
            { value: 'price-low', label: t('sort.low') },
            { value: 'price-high', label: t('sort.high') },
          ]}
          onChange={(sort) => onChange({ sort })}
        />
        {!isVisitor && (
          <Checkbox
            label={t('owned')}
            checked={filters.owned ?? false}
            onCheckedChange={(owned) => onChange({ owned: owned || undefined })}
          />
        )}
      </div>
    </div>
  )
}
