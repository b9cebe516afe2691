import { icon, kbd } from '@view-site/ui/classes'
import { frameAttribute, searchDialogId } from '../../core/documentNames.ts'
import type { SearchTexts } from '../texts.ts'
import * as styles from './Dialog.css.ts'

/**
 * HTML of the dialog of the search before the code of the picker is there: closed, with its field alone. A prerendered page that has the
 * button of the search contains it outside of the application, and a press on the button opens it at once. `openPicker` continues with it.
 */
export function pickerFrame({ title, placeholder, cancel }: Pick<SearchTexts, 'title' | 'placeholder' | 'cancel'>): string {
  const hint = escaped(placeholder)
  return (
    `<dialog id="${searchDialogId}" class="${styles.dialog}" aria-label="${escaped(title)}" ${frameAttribute}>` +
    `<div class="${styles.surface}"><div class="${styles.field}">` +
    `<svg viewBox="0 0 16 16" aria-hidden="true" class="${icon} ${styles.fieldIcon}"><path d="${lens}"/></svg>` +
    `<input class="${styles.input}" type="search" name="search" role="combobox" aria-expanded="false" aria-autocomplete="list" ` +
    `aria-label="${hint}" placeholder="${hint}" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search">` +
    `<kbd class="${kbd} ${styles.escape}">Esc</kbd><button type="button" class="${styles.cancel}">${escaped(cancel)}</button>` +
    `</div></div></dialog>`
  )
}

const lens = 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM10.5 10.5l3 3'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
