import { kbd } from '@view-site/ui/classes'
import type { SearchHit, SearchPiece } from '../sources/SearchSource.ts'
import { element, iconElement } from '@view-site/ui/dom'
import * as styles from './List.css.ts'
import type { PickerOption } from './pickerGroups.ts'

/** Id of an option's element. */
export function optionId(key: string): string {
  return `search-option-${key}`
}

/** The element of a row: a link, so that every way of opening one works, or a button. It is not a stop of the Tab key: the keys of the field move over it. */
export function optionElement({ kind, key }: PickerOption): HTMLElement {
  const shared = { id: optionId(key), role: 'option', tabindex: '-1', 'aria-selected': 'false' }
  return kind === 'hit' ? element('a', shared) : element('button', { ...shared, type: 'button' })
}

/** Fills the element of a row. `addressOf` gives the address of a path of the app. */
export function fillOption(row: HTMLElement, option: PickerOption, addressOf: (href: string) => string): void {
  if (option.kind === 'search') {
    row.className = styles.recent
    row.replaceChildren(iconElement(clock), option.query)
  } else if (option.kind === 'action') {
    const { title, keys } = option.action
    row.className = styles.action
    row.replaceChildren(
      element('span', { class: styles.title }, title),
      ...(keys === undefined ? [] : [element('kbd', { class: `${kbd} ${styles.actionKeys}` }, keys)]),
    )
  } else {
    row.className = option.hit.isPart ? styles.part : styles.option
    row.setAttribute('href', addressOf(option.hit.href))
    row.replaceChildren(...hitContent(option.hit))
  }
}

const clock = 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 5v3l2 1.5'

function hitContent({ title, subtitle = [], context, tag }: SearchHit): HTMLElement[] {
  const name = element('span', { class: styles.title }, ...piecesOf(title))
  if (subtitle.length > 0) name.append(element('span', { class: styles.subtitle }, ' ', ...piecesOf(subtitle)))
  return [
    name,
    ...(tag === undefined ? [] : [element('span', { class: styles.tag }, tag)]),
    ...(context ? [element('small', { class: styles.context }, ...piecesOf(context))] : []),
  ]
}

function piecesOf(pieces: readonly SearchPiece[]): HTMLElement[] {
  return pieces.map(({ text, hit }) => element(hit ? 'mark' : 'span', {}, text))
}
