import { useLayoutEffect } from 'react'
import { replaceWaitingFrame } from './waitingFrame.ts'

/**
 * In the popup of a dialog: removes the frame that waited for it. A component, because the effects of a child come before those of the
 * popup, which remembers where the focus was.
 */
export function ReplaceFrame(): null {
  useLayoutEffect(() => replaceWaitingFrame(), [])
  return null
}
