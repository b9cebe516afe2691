import { heldLinkAttribute } from './documentNames.ts'

/** Buttons that were pressed before the code that answers them had run, in the order of the presses. `holdPresses` fills it. */
export interface HeldPresses extends Set<HTMLElement> {
  /** Asked at each press whether the code of a button has run. Without it no button is answered. */
  answers?: (button: HTMLElement) => boolean
  /** Called when the scripts of the page could not be loaded. */
  fail?: () => void
  /** Links whose code has run, or cannot be loaded: a press on one of them passes. */
  links?: Set<HTMLElement>
}

declare global {
  interface Window {
    heldPresses?: HeldPresses
  }
}

/** How long a press is repeated until it reaches its button, in ms. */
const limit = 10_000

/**
 * Takes over the buttons of the page, as far as their code has run: presses those again that were pressed before, and lets later presses
 * pass. A press on any other button stays held.
 * @param answers Whether the code of a button has run. Asked at each press, so that it can load that code.
 */
export function answerPresses(answers: (button: HTMLElement) => boolean): void {
  const held = window.heldPresses
  if (!held) return
  held.answers = (button) => !isLink(button) && answers(button)
  for (const button of held) if (held.answers(button)) press(button, held)
}

/**
 * Lets presses on a link with {@link heldLinkAttribute} pass, because its code has run, and repeats the one that was held. Returns a function
 * that holds them again.
 */
export function answerLink(link: HTMLElement): () => void {
  const held = window.heldPresses
  const links = held && (held.links ??= new Set())
  links?.add(link)
  if (held?.has(link)) press(link, held)
  return () => void links?.delete(link)
}

/** Lets all links be followed whose code cannot be loaded, and follows the one that was pressed. */
export function followLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[${heldLinkAttribute}]`)) answerLink(link)
}

/**
 * Forgets the press on a button, if it is still held, and closes the frame that it opened.
 * @returns whether it was: otherwise it has reached the button already.
 */
export function dropPress(button: HTMLElement): boolean {
  const held = window.heldPresses
  const isHeld = held?.has(button) === true
  if (isHeld) release(button, held)
  return isHeld
}

/**
 * Forgets the held presses on buttons, and closes the frame that one of them opened: what they need cannot be loaded. The next press tries again.
 * @param selector Of the buttons. @default all
 * @returns the buttons.
 */
export function dropPresses(selector = '*'): HTMLElement[] {
  const held = window.heldPresses
  const buttons = [...(held ?? [])].filter((button) => !isLink(button) && button.matches(selector))
  for (const button of buttons) release(button, held)
  return buttons
}

/**
 * Resolves once no press is held, or has been for longer than any is: what nobody has pressed gives way on the connection and the processor
 * to what a press needs.
 */
export async function pressesAnswered(): Promise<void> {
  for (const since = Date.now(); window.heldPresses?.size && Date.now() - since < limit;)
    // oxlint-disable-next-line no-await-in-loop -- until the presses are answered
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** React stops a click on a part that it cannot hydrate yet before it reaches the part: such a click is repeated. */
function press(button: HTMLElement, held: HeldPresses, since = Date.now()): void {
  let hasReached = !button.isConnected
  button.addEventListener('click', () => (hasReached = true), { once: true, capture: true })
  // What the press starts may mark it as busy again.
  button.ariaBusy = null
  button.click()
  if (hasReached || Date.now() - since > limit) return void held.delete(button)
  button.ariaBusy = 'true'
  setTimeout(() => held.has(button) && press(button, held, since), 50)
}

function release(button: HTMLElement, held: HeldPresses | undefined): void {
  button.ariaBusy = null
  held?.delete(button)
  document.querySelector<HTMLDialogElement>(`dialog[id="${button.getAttribute('aria-controls')}"]`)?.close()
}

function isLink(button: HTMLElement): boolean {
  return button.hasAttribute(heldLinkAttribute)
}
