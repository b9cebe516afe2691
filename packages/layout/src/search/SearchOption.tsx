import { ClockIcon, Kbd, Tag } from '@view-site/ui'
import type { PickerOption } from './pickerGroups.ts'
import * as styles from './SearchDialog.css.ts'
import type { SearchHit, SearchPiece } from './sources/SearchSource.ts'
import { optionId, type Picker } from './usePicker.ts'

export interface SearchOptionProps {
  option: PickerOption
  isActive: boolean
  picker: Picker
}

/** A row: a link, so that every way of opening one works, which the field's keys move over. */
export function SearchOption({ option, isActive, picker }: SearchOptionProps) {
  const { router } = picker
  const shared = {
    id: optionId(option.key),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // A list that grows under a resting pointer must not take the choice away from the keyboard.
    onPointerMove: () => !isActive && picker.point(option.key),
    // The focus stays in the field.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
  }
  if (option.kind === 'search') {
    return (
      <button {...shared} type="button" className={styles.recent} onClick={() => picker.choose(option)}>
        <ClockIcon />
        {option.query}
      </button>
    )
  }
  if (option.kind === 'action') {
    const { title, keys } = option.action
    return (
      <button {...shared} type="button" className={styles.action} onClick={() => picker.choose(option)}>
        <span className={styles.title}>{title}</span>
        {keys !== undefined && <Kbd className={styles.tag}>{keys}</Kbd>}
      </button>
    )
  }
  return (
    <router.Link
      {...shared}
      href={option.hit.href}
      className={option.hit.isPart ? styles.part : styles.option}
      onClick={() => picker.choose(option)}
    >
      <Hit hit={option.hit} />
    </router.Link>
  )
}

function Hit({ hit: { title, subtitle, context, tag } }: { hit: SearchHit }) {
  return (
    <>
      <span className={styles.title}>
        <Pieces of={title} />
        {subtitle && subtitle.length > 0 && (
          <span className={styles.subtitle}>
            {' '}
            <Pieces of={subtitle} />
          </span>
        )}
      </span>
      {tag !== undefined && <Tag className={styles.tag}>{tag}</Tag>}
      {context && (
        <small className={styles.context}>
          <Pieces of={context} />
        </small>
      )}
    </>
  )
}

function Pieces({ of: pieces }: { of: readonly SearchPiece[] }) {
  // A piece has no other key than its index.
  return pieces.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>))
}
