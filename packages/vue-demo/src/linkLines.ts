import { lineAttribute } from './documentNames.ts'

/** A line of code and the element that it renders. */
export interface LinkedLine {
  line: number
  element: Element
}

/** Options of {@link linkLines}. */
export interface LinkLinesOptions {
  /** Contains the running demo and its code. */
  root: HTMLElement
  /** Contains the elements of the demo, which have `lineAttribute`. */
  sheet: Element
  /** Number of the line of code that an element is in, or `undefined` outside of the code. */
  lineOf: (target: Element) => number | undefined
  /** Receives the line that is pointed at, focused or pressed, in the code or on the sheet; `undefined` when pointer or focus leave. */
  show: (linked: LinkedLine | undefined) => void
  /** What was pointed at, focused or pressed before, to begin with. */
  first?: EventTarget | null
}

/** Links each line of a demo's code with the element it renders, in both directions. Returns a function that ends it. */
export function linkLines({ root, sheet, lineOf, show, first = null }: LinkLinesOptions): () => void {
  const follow = ({ target }: Pick<Event, 'target'>) => {
    const linked = target instanceof Element ? (elementAt(target, sheet) ?? firstElement(lineOf(target), sheet)) : undefined
    if (linked) show(linked)
  }
  // A finger leaves with every press; what it pressed stays highlighted.
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(undefined)
  const blur = ({ relatedTarget }: FocusEvent) => root.contains(relatedTarget instanceof Node ? relatedTarget : null) || show(undefined)
  const controller = new AbortController()
  const { signal } = controller
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, follow, { signal })
  root.addEventListener('pointerleave', leave, { signal })
  root.addEventListener('focusout', blur, { signal })
  follow({ target: first })
  return () => controller.abort()
}

function elementAt(target: Element, sheet: Element): LinkedLine | undefined {
  const element = target.closest(`[${lineAttribute}]`)
  return element && sheet.contains(element) ? { line: Number(element.getAttribute(lineAttribute)), element } : undefined
}

function firstElement(line: number | undefined, sheet: Element): LinkedLine | undefined {
  const element = line ? sheet.querySelector(`[${lineAttribute}="${line}"]`) : null
  return line && element ? { line, element } : undefined
}
