import { useCallback, useEffect, useState, type CSSProperties, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { leaderPath } from './leaderPath.ts'

export interface LitPair {
  /** The line of code that is lit. */
  line: number
  /** Where the component stands in the stage, once it runs. */
  pin: CSSProperties | undefined
  /** Path from the component to its line; none where code stands below the sheet. */
  leader: string | undefined
  /** Lights a line and the first component it wrote. */
  light: (line: number) => void
  /** For the stage's element: a component or a line that is touched or focused is lit. */
  handlers: {
    onPointerOver: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onClick: (event: { target: EventTarget }) => void
  }
}

/** Pairs the components on the sheet (`data-line`) with the lines of the code (`data-code-line`). */
export function useLitPair(stage: RefObject<HTMLElement | null>, first: number): LitPair {
  const [line, setLine] = useState(first)
  const [place, setPlace] = useState<{ pin: CSSProperties; leader: string | undefined }>()

  const light = useCallback(
    (next: number, component?: Element) => {
      setLine(next)
      setPlace(stage.current ? placeOf(stage.current, next, component) : undefined)
    },
    [stage],
  )

  const touch = useCallback(
    ({ target }: { target: EventTarget }) => {
      if (!(target instanceof Element)) return
      const component = target.closest('[data-sheet] [data-line]')
      const codeLine = target.closest('[data-code-line]')
      const next = Number(component?.getAttribute('data-line') ?? codeLine?.getAttribute('data-code-line'))
      if (next) light(next, component ?? undefined)
    },
    [light],
  )

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => light(line))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, light, line])

  return { line, pin: place?.pin, leader: place?.leader, light, handlers: { onPointerOver: touch, onFocus: touch, onClick: touch } }
}

function placeOf(stage: HTMLElement, line: number, component = stage.querySelector(`[data-sheet] [data-line="${line}"]`)) {
  const row = stage.querySelector(`[data-code-line="${line}"]`)
  const sheet = stage.querySelector('[data-sheet]')
  if (!component || !row || !sheet) return undefined
  const origin = stage.getBoundingClientRect()
  const from = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, width, height }
  }
  const box = from(component)
  const pin = { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }
  return { pin, leader: leaderPath(box, from(row), from(sheet)) }
}
