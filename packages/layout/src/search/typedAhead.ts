/** What is typed while the code of the picker loads. */
export interface TypedAhead {
  text: string
  /** Whether Enter was pressed after it. */
  isEntered: boolean
}

const nothing: TypedAhead = { text: '', isEntered: false }

/** How long the picker may take, in ms: after that the keys are the page's again. */
const limit = 10_000

let typed: TypedAhead | undefined
let timer: ReturnType<typeof setTimeout>

/** Keeps what is typed from now on, until `takeTyped`. */
export function keepTyped(): void {
  if (typed) return
  typed = { ...nothing }
  timer = setTimeout(takeTyped, limit)
  addEventListener('keydown', keep, true)
}

/** Whether a picker is awaited. */
export function keepsTyped(): boolean {
  return typed !== undefined
}

/** Returns what was typed, and stops keeping it. */
export function takeTyped(): TypedAhead {
  clearTimeout(timer)
  removeEventListener('keydown', keep, true)
  const taken = typed ?? nothing
  typed = undefined
  return taken
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (!typed || ctrlKey || metaKey || altKey || typed.isEntered) return
  if (key === 'Enter' && typed.text) typed.isEntered = true
  else if (key === 'Backspace') typed.text = typed.text.slice(0, -1)
  else if (key.length === 1) typed.text += key
  else return
  event.preventDefault()
  event.stopPropagation()
}
