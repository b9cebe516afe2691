import { frameAttribute, searchDialogId } from '../core/documentNames.ts'
import { isSearchShortcut } from './isSearchShortcut.ts'
import { keepsTyped, keepTyped, takeTyped } from './typedAhead.ts'

/** Options of {@link attachSearch}. */
export interface AttachSearchOptions {
  /** Loads the code of the picker; what it returns opens the picker. Called again for each press. */
  load: () => Promise<() => void>
  /** Called if the code cannot be loaded for a press. `retry` presses again. @default nothing */
  onFail?: (retry: () => void) => void
}

/**
 * Makes a button open the search picker, also by Ctrl+K or ⌘K: its code loads when the pointer or the focus is on the button, or with the
 * press. The frame of a page that has one (`pickerFrame`) opens at once; without it, what is typed meanwhile is kept. A picker that is open
 * already continues with the loaded code, and a press that still waited when an earlier call was cleaned up is answered. Returns a cleanup
 * function.
 */
export function attachSearch(button: HTMLElement, { load, onFail }: AttachSearchOptions): () => void {
  const controller = new AbortController()
  const { signal } = controller

  async function open(): Promise<void> {
    const frame = findDialog(`[${frameAttribute}]`)
    if (frame?.open === false) frame.showModal()
    const isOpen = isPickerOpen()
    if (!isOpen) keepTyped()
    const loading = load()
    // After the click: code that repeats an early press removes its mark then.
    await Promise.resolve()
    button.ariaBusy = isOpen && !frame ? null : 'true'
    try {
      const show = await loading
      // The picker may have been opened by another press, or closed.
      if (!signal.aborted && isOpen === isPickerOpen()) show()
    } catch {
      if (signal.aborted || (isOpen && !frame?.open)) return
      takeTyped()
      frame?.close()
      onFail?.(() => void open())
    } finally {
      if (!signal.aborted) button.ariaBusy = null
    }
  }
  const prepare = () => void load().catch(() => undefined)

  button.addEventListener('click', () => void open(), { signal })
  for (const type of ['pointerenter', 'focus', 'touchstart']) button.addEventListener(type, prepare, { signal, passive: true })
  document.addEventListener(
    'keydown',
    (event) => {
      // While another dialog is open, the keys are the browser's.
      if (!isSearchShortcut(event) || isDialogOpen()) return
      event.preventDefault()
      void open()
    },
    { signal },
  )
  if (isPickerOpen() || keepsTyped()) void open()
  return () => {
    controller.abort()
    button.ariaBusy = null
  }
}

function findDialog(state: string): HTMLDialogElement | null {
  return document.querySelector(`#${searchDialogId}${state}`)
}

/** A dialog that closes is in the document a moment longer. */
function isPickerOpen(): boolean {
  return findDialog('[open]') !== null
}

/** Libraries such as View UI keep closed dialogs in the document, hidden. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll(`[role="dialog"], dialog[open]:not([${frameAttribute}])`)].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  )
}
