import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { isRtl } from './isRtl.ts'

/** What `useSeparator` needs of the area it resizes; sizes are in px. */
export interface SeparatorOptions {
  size: number
  min: number
  max: number
  /** How far an arrow key moves it. */
  step: number
  /** The size that a double-click and Enter restore. */
  defaultSize: number
  /** Where the area grows to when the edge is moved. */
  towards: 'start' | 'end' | 'top'
  /** The size the area has when its edge is at the pointer. */
  sizeAt: (pointer: { clientX: number; clientY: number }, edge: HTMLElement) => number | undefined
  /** Draws a size while the edge is dragged. */
  draw: (size: number) => void
  /** Takes the size on release, and after a key. */
  set: (size: number) => void
}

/** Props of an edge that is moved by pointer, arrow keys, Home and End: a separator with a value. */
export function useSeparator({ size, min, max, step, defaultSize, towards, sizeAt, draw, set }: SeparatorOptions) {
  const dragged = useRef<number | null>(null)
  const limited = (next: number) => Math.min(Math.max(Math.round(next), min), max)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    dragged.current = size
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (dragged.current === null) return
    const next = sizeAt(event, event.currentTarget)
    if (next === undefined) return
    dragged.current = limited(next)
    draw(dragged.current)
  }
  function onPointerUp() {
    if (dragged.current !== null) set(dragged.current)
    dragged.current = null
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [grow, shrink] = arrowsOf(towards, isRtl(event.currentTarget))
    const next = new Map([
      [grow, size + step],
      [shrink, size - step],
      ['Home', min],
      ['End', max],
      ['Enter', defaultSize],
    ]).get(event.key)
    if (next === undefined) return
    event.preventDefault()
    set(limited(next))
  }
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': towards === 'top' ? 'horizontal' : 'vertical',
    'aria-valuenow': size,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': `${size} px`,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onDoubleClick: () => set(defaultSize),
    onKeyDown,
  } as const
}

function arrowsOf(towards: SeparatorOptions['towards'], rtl: boolean): readonly [grow: string, shrink: string] {
  if (towards === 'top') return ['ArrowUp', 'ArrowDown']
  return (towards === 'end') === rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
}
