import type { MouseEvent } from 'react'

/** For a form's button: a field that is left by pressing it would show its fault, and the button would slip away before the mouse is released. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
