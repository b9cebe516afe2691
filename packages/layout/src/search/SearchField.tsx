import { Kbd, SearchIcon } from '@view-site/ui'
import { isSearchShortcut } from './isSearchShortcut.ts'
import * as styles from './SearchDialog.css.ts'
import type { SearchTexts } from './texts.ts'
import { optionId, type Picker } from './usePicker.ts'

export interface SearchFieldProps {
  picker: Picker
  texts: SearchTexts
  close: () => void
}

/** Id of the list that the field drives. */
export const listId = 'search-list'

/** The field: it keeps the focus, and moves the active row of the list below. */
export function SearchField({ picker, texts, close }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <SearchIcon size={20} className={styles.fieldIcon} />
      <input
        className={styles.input}
        type="search"
        name="search"
        role="combobox"
        aria-label={texts.placeholder}
        aria-expanded={picker.groups.some(({ options }) => options.length > 0)}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={picker.active === undefined ? undefined : optionId(picker.active)}
        placeholder={texts.placeholder}
        value={picker.text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget, nativeEvent }) => picker.type(currentTarget.value, isComposing(nativeEvent))}
        onCompositionEnd={({ currentTarget }) => picker.type(currentTarget.value, false)}
        onKeyDown={(event) => {
          picker.onKeyDown(event)
          if (!isSearchShortcut(event)) return
          event.preventDefault()
          event.currentTarget.select()
        }}
      />
      <Kbd className={styles.escape}>Esc</Kbd>
      <button type="button" className={styles.cancel} onClick={close}>
        {texts.cancel}
      </button>
    </div>
  )
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
