import { lineAttribute, linkLines } from '@view-site/vue-demo'
import { useCallback, useEffect, useState, type CSSProperties, type RefObject } from 'react'
import { leaderPath } from './leaderPath.ts'

export interface LineHighlight {
  /** Number of the highlighted line of code. */
  line: number
  /** Frame around the line's component, once the demo runs. */
  pin: CSSProperties | undefined
  /** SVG path from the component to its line; none if the code is below the sheet. */
  leader: string | undefined
  /** Highlights a line and its first component. */
  highlight: (line: number) => void
}

/** Highlights a component on the sheet (`lineAttribute`) together with its line of code (`data-code-line`): pointed at, focused or pressed. */
export function useLineHighlight(example: RefObject<HTMLElement | null>, first: number): LineHighlight {
  const [line, setLine] = useState(first)
  const [place, setPlace] = useState<{ pin: CSSProperties; leader: string | undefined }>()

  const highlight = useCallback(
    (next: number, component?: Element) => {
      setLine(next)
      setPlace(example.current ? placeOf(example.current, next, component) : undefined)
    },
    [example],
  )

  useEffect(() => {
    const root = example.current
    const sheet = root?.querySelector('[data-sheet]')
    if (!root || !sheet) return undefined
    // The last line stays highlighted when the pointer leaves.
    return linkLines({ root, sheet, lineOf: codeLine, show: (linked) => linked && highlight(linked.line, linked.element) })
  }, [example, highlight])

  useEffect(() => {
    const element = example.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => highlight(line))
    observer.observe(element)
    return () => observer.disconnect()
  }, [example, highlight, line])

  return { line, pin: place?.pin, leader: place?.leader, highlight }
}

function codeLine(target: Element): number {
  return Number(target.closest('[data-code-line]')?.getAttribute('data-code-line'))
}

function placeOf(example: HTMLElement, line: number, component = example.querySelector(`[data-sheet] [${lineAttribute}="${line}"]`)) {
  const row = example.querySelector(`[data-code-line="${line}"]`)
  const sheet = example.querySelector('[data-sheet]')
  if (!component || !row || !sheet) return undefined
  const origin = example.getBoundingClientRect()
  const from = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, width, height }
  }
  const box = from(component)
  const pin = { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }
  return { pin, leader: leaderPath(box, from(row), from(sheet)) }
}
