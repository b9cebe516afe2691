import { Button, EmptyState, ErrorState, Spinner } from '@view-site/ui'
import { listId } from './SearchField.tsx'
import * as styles from './SearchDialog.css.ts'
import { queryOf } from './queryOf.ts'
import { SearchOption } from './SearchOption.tsx'
import type { PickerGroup } from './pickerGroups.ts'
import { fill, type SearchTexts } from './texts.ts'
import type { Picker } from './usePicker.ts'

export interface SearchListProps {
  picker: Picker
  texts: SearchTexts
}

/** The rows by group; below them a loading, error or empty state. */
export function SearchList({ picker, texts }: SearchListProps) {
  const { groups } = picker
  const query = queryOf(picker)
  const shown = groups.filter(({ options, note }) => options.length > 0 || note !== undefined)
  const isSearching = groups.some(({ status }) => status === 'searching')
  const hasFailed = groups.some(({ status }) => status === 'failed')
  const isEmpty = groups.every(({ options }) => options.length === 0)
  return (
    <div className={styles.body}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links that a field's keys move over: no select can hold them */}
      <div id={listId} role="listbox" aria-label={texts.results} aria-busy={isSearching}>
        {shown.map((group) => (
          <Group key={group.id} group={group} picker={picker} />
        ))}
      </div>
      {groups.some(({ canClear }) => canClear) && (
        <Button variant="quiet" className={styles.clear} onClick={picker.clearRecent}>
          {texts.clearRecent}
        </Button>
      )}
      {hasFailed && <Failed onRetry={picker.retry} texts={texts} />}
      {isEmpty && isSearching && (
        <p className={styles.waiting}>
          <Spinner /> {texts.searching}
        </p>
      )}
      {isEmpty && !isSearching && !hasFailed && query !== '' && (
        <EmptyState title={fill(texts.none, { query })}>{texts.noneHint}</EmptyState>
      )}
    </div>
  )
}

function Group({ group, picker }: { group: PickerGroup; picker: Picker }) {
  const headingId = `search-group-${group.id}`
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside a listbox
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div className={styles.groupHead} role="presentation">
        <span id={headingId}>{group.label}</span>
        {group.note !== undefined && <span className={styles.note}>{group.note}</span>}
      </div>
      {group.options.map((option) => (
        <SearchOption key={option.key} option={option} isActive={option.key === picker.active} picker={picker} />
      ))}
    </div>
  )
}

function Failed({ onRetry, texts }: { onRetry: () => void; texts: SearchTexts }) {
  const isOffline = !navigator.onLine
  return (
    <ErrorState title={isOffline ? texts.offline : texts.failed} retryLabel={texts.retry} onRetry={onRetry}>
      {isOffline ? texts.offlineHint : texts.failedHint}
    </ErrorState>
  )
}
