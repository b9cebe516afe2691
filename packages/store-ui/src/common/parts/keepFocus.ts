import type { MouseEvent } from 'react'

/** For a form's submit button: blurring a field by pressing the button would show an error above it and move the button away from the pointer. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
