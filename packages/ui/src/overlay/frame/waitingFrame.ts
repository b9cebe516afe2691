import { element } from '../../dom/element.ts'
import { replacingAttribute, waitingAttribute } from './frameAttributes.ts'
import { openFrame, type Frame, type OpenFrameOptions } from './openFrame.ts'
import * as styles from './WaitingFrame.css.ts'

/** A part of a form that is not there yet: a row of a waiting frame with the same height. */
export type FrameRow = keyof typeof styles.row

/** Options of {@link openWaitingFrame}. */
export interface WaitingFrameOptions extends Omit<OpenFrameOptions, 'content' | 'focusesClose' | 'name' | 'onClose'> {
  /** What the dialog will contain, from top to bottom. */
  rows: readonly FrameRow[]
  /** Name of the frame for screen readers: the title is read once, with the dialog that replaces the frame. */
  name: string
  /** Called if the visitor closes the frame. Returns false if the dialog will open all the same: it closes at once then. */
  onCancel: () => boolean
}

/** The frame that waits, until its dialog replaces it or it is closed. */
let waiting: Frame | undefined

/** Whether the visitor closed a frame whose dialog still opens, and has not pressed anything since. */
let cancelled = false

/**
 * Opens the frame of a `Dialog` or `Drawer` whose code is still to load: in its place, with its title and close button. The next one that
 * opens replaces it without a transition. There is one at a time. Returns a function that closes it, unless its dialog has replaced it.
 */
export function openWaitingFrame({ rows, onCancel, ...options }: WaitingFrameOptions): () => void {
  closeWaiting()
  cancelled = false
  const content = element(
    'div',
    { class: styles.rows, 'aria-busy': 'true' },
    ...rows.map((row) => element('div', { class: styles.row[row] })),
  )
  const frame = openFrame({
    ...options,
    content: [content],
    focusesClose: true,
    onClose() {
      if (waiting !== frame) return
      waiting = undefined
      if (!onCancel()) cancel()
    },
  })
  waiting = frame
  frame.dialog.setAttribute(waitingAttribute, '')
  return () => {
    if (waiting === frame) closeWaiting()
  }
}

/**
 * Closes the waiting frame for a dialog that is in the document now, which appears without a transition. The focus is then on what opened
 * the frame. Returns a cleanup function for when the dialog is gone.
 */
export function replaceWaitingFrame(): () => void {
  const root = document.documentElement
  if (waiting) root.setAttribute(replacingAttribute, '')
  closeWaiting()
  return () => root.removeAttribute(replacingAttribute)
}

/** Whether a dialog that opens now was cancelled while it loaded. */
export function isCancelled(): boolean {
  return cancelled
}

/** The dialog that was cancelled is closed: the next one opens. */
export function forgetCancelled(): void {
  cancelled = false
}

function closeWaiting(): void {
  const frame = waiting
  waiting = undefined
  frame?.close()
}

function cancel(): void {
  cancelled = true
  // The next press is for something else. After the one that closed the frame.
  setTimeout(() => addEventListener('click', forgetCancelled, { once: true, capture: true }))
}
