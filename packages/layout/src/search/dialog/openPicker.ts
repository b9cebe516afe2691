import { browserStorage, type KeyValueStorage } from '@view-site/platform'
import { visuallyHidden } from '@view-site/ui/classes'
import { createRecentSearches } from '../sources/createRecentSearches.ts'
import { fill } from '../texts.ts'
import { connectField } from './connectField.ts'
import { createList } from './createList.ts'
import { createPicker, type HeldKeys, type PickerContent, type PickerState } from './createPicker.ts'
import { element } from '@view-site/ui/dom'
import { hints } from './hints.ts'
import { openFrame } from './openFrame.ts'
import { optionId } from './optionElement.ts'
import type { PickerOption } from './pickerGroups.ts'

/** Options of {@link openPicker}: its texts, what is searched and offered, and how a result is opened. */
export interface OpenPickerOptions
  extends Pick<PickerContent, 'texts' | 'sources'>, Partial<Omit<PickerContent, 'texts' | 'sources' | 'recent'>> {
  /** Address of a path of the app, for its link. @default the path */
  addressOf?: ((path: string) => string) | undefined
  /** Opens a path of the app after a plain click. @default the link does */
  navigate?: ((path: string) => void) | undefined
  /** Loads the page at a path of the app, which the pointer is at, ahead. @default nothing */
  preload?: ((path: string) => void) | undefined
  /** Called once the picker has closed. */
  onClose?: (() => void) | undefined
  /** Where recent searches are kept. @default the browser's local storage */
  storage?: KeyValueStorage | undefined
  /** @default 'view-site.searches' */
  storageKey?: string | undefined
}

/** The open picker. */
export interface OpenedPicker {
  /** Replaces some of the options. What is typed stays, and new sources are asked for it. */
  update: (options: Partial<OpenPickerOptions>) => void
  close: () => void
}

let opened: OpenedPicker | undefined

/**
 * Opens the search picker: one field over everything that can be found, in the browser's own modal dialog. There is one in a document; if
 * it is open, or only its frame is (`pickerFrame`), it stays so with what is typed, and continues with the new options. On a phone it takes
 * the whole screen.
 */
export function openPicker(options: OpenPickerOptions): OpenedPicker {
  if (opened) opened.update(options)
  else opened = createDialog(options, () => (opened = undefined))
  return opened
}

function createDialog(first: OpenPickerOptions, onEnd: () => void): OpenedPicker {
  let options = first
  for (const source of options.sources) source.prepare?.()
  const controller = new AbortController()
  const picker = createPicker(contentOf(options), { onChange: render, onEnter: follow })
  const list = createList({
    texts: () => options.texts,
    addressOf: (href) => (isPath(href) ? (options.addressOf?.(href) ?? href) : href),
    onClearRecent: picker.clearRecent,
    onRetry: picker.retry,
  })
  const { dialog, surface, input, cancel, typed, remove } = openFrame(options.texts)
  const renderField = connectField(input, picker)
  const status = element('span', { class: visuallyHidden })

  function render(state: PickerState) {
    list.render(state)
    renderField(state)
    const text = statusOf(state, options)
    if (status.textContent !== text) status.textContent = text
  }
  function end() {
    if (controller.signal.aborted) return
    controller.abort()
    picker.stop()
    onEnd()
    options.onClose?.()
  }
  function close() {
    dialog.close()
    end()
  }
  function choose(option: PickerOption) {
    if (option.kind === 'search') return picker.type(option.query, false)
    const { text } = picker.get()
    if (option.kind === 'hit' && text.trim() !== '') recentOf(options).add(text)
    close()
    // The closed dialog returns the focus first: an action may open another one.
    if (option.kind === 'action') setTimeout(option.action.run)
  }
  function onClick(event: MouseEvent) {
    if (event.target === dialog) return close()
    const option = list.optionAt(event.target)
    if (!option) return
    const { navigate } = options
    choose(option)
    if (option.kind !== 'hit' || !navigate || !isPath(option.hit.href) || !isPlainClick(event)) return
    event.preventDefault()
    navigate(option.hit.href)
  }

  cancel.addEventListener('click', close)
  dialog.addEventListener('click', onClick)
  // A list that grows under a resting pointer must not take the choice away from the keyboard.
  list.element.addEventListener('pointermove', ({ target }) => {
    const option = list.optionAt(target)
    if (option && option.key !== picker.get().active) picker.point(option.key)
  })
  list.element.addEventListener('pointerover', ({ target }) => {
    const option = list.optionAt(target)
    if (option?.kind === 'hit' && isPath(option.hit.href)) options.preload?.(option.hit.href)
  })
  // The focus stays in the field.
  list.element.addEventListener('pointerdown', (event) => list.optionAt(event.target) && event.preventDefault())
  // Removed after its event: a link that was clicked in it is still followed.
  dialog.addEventListener('close', () => {
    end()
    remove()
  })
  const retryFailed = () => picker.get().groups.some((group) => group.status === 'failed') && picker.retry()
  addEventListener('online', retryFailed, { signal: controller.signal })

  surface.append(list.element, hints(options.texts), element('output', {}, status))
  if (typed.text === '') render(picker.get())
  else {
    picker.type(typed.text, false)
    if (typed.isEntered) picker.enter({ ctrlKey: false, metaKey: false, shiftKey: false })
  }
  return {
    update(next) {
      const before = options
      options = { ...options, ...next }
      for (const source of options.sources) if (!before.sources.includes(source)) source.prepare?.()
      picker.update(contentOf(options))
    },
    close,
  }
}

function contentOf(options: OpenPickerOptions): PickerContent {
  const { texts, sources, saved = [], popular = [], actions = [] } = options
  return { texts, sources, saved, popular, actions, recent: recentOf(options) }
}

function recentOf({ storage = browserStorage(), storageKey = 'view-site.searches' }: OpenPickerOptions) {
  return createRecentSearches(storage, storageKey)
}

/** How much was found, when all sources have answered. */
function statusOf({ query, groups, count }: PickerState, { texts }: OpenPickerOptions): string {
  if (query === '' || groups.some(({ status }) => status === 'searching')) return ''
  return count > 0 ? fill(texts.found, { count }) : fill(texts.none, { query })
}

/** Clicks the link itself, with the modifier keys that were held: the router and the browser do the rest. */
function follow(key: string, { ctrlKey, metaKey, shiftKey }: HeldKeys): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey })
  document.getElementById(optionId(key))?.dispatchEvent(click)
}

function isPath(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

function isPlainClick({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey
}
