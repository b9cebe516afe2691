import { nextPaint } from '@view-site/platform'
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
  /** While the frame is about to open, opens it now. */
  let openFrame: (() => void) | undefined

  async function open(): Promise<void> {
    const frame = findDialog(`[${frameAttribute}]`)
    if (frame && !frame.open) {
      openFrame = () => {
        openFrame = undefined
        frame.showModal()
      }
      // Once the mark of the button is painted: opening a modal dialog restyles the whole page.
      void nextPaint().then(() => openFrame?.())
    }
    const hasNoDialog = !frame && !isPickerOpen()
    if (hasNoDialog) keepTyped()
    button.ariaBusy = 'true'
    try {
      const show = await load().finally(() => openFrame?.())
      // The picker may have been opened by another press, or closed.
      if (!signal.aborted && hasNoDialog !== isPickerOpen()) show()
    } catch {
      if (signal.aborted || !(hasNoDialog || frame?.open)) return
      takeTyped()
      frame?.close()
      onFail?.(() => void open())
    } finally {
      if (!signal.aborted) button.ariaBusy = null
    }
  }
  const prepare = () => void load().catch(() => {})

  button.addEventListener('click', () => void open(), { signal })
  // A finger enters before it presses.
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, prepare, { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      // The key belongs to the field of the frame.
      openFrame?.()
      // While another dialog is open, the keys are the browser's.
      if (!isSearchShortcut(event) || isDialogOpen()) return
      event.preventDefault()
      void open()
    },
    { signal },
  )
  if (isPickerOpen() || keepsTyped()) void open()
  return () => {
    openFrame?.()
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
