import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { settingsSchema } from '../../core/settings/settingsSchema.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import * as styles from './SiderResizer.css.ts'

const { min, max, step, default: usual } = settingsSchema.siderWidth

/** The edge of the sider: dragging it or the arrow keys change the width; a double-click or Enter restores the default. */
export function SiderResizer({ controls }: { controls: string }) {
  const t = useLazyT()
  const { settings } = useLayout()
  const width = useAtomSelector(settings.atom, ({ siderWidth }) => siderWidth)
  const dragged = useRef<number | null>(null)
  const set = (next: number) => settings.set({ siderWidth: Math.min(Math.max(next, min), max) })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    dragged.current = width
  }
  function onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    if (dragged.current === null) return
    const sider = document.getElementById(controls)?.getBoundingClientRect()
    if (!sider) return
    const width = isRtl(currentTarget) ? sider.right - clientX : clientX - sider.left
    dragged.current = Math.min(Math.max(Math.round(width), min), max)
    // Stored on release; until then only drawn.
    document.documentElement.style.setProperty('--size-sider', `${dragged.current}px`)
  }
  function onPointerUp() {
    if (dragged.current !== null) set(dragged.current)
    dragged.current = null
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const outwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const inwards = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const next = new Map([
      [outwards, width + step],
      [inwards, width - step],
      ['Home', min],
      ['End', max],
      ['Enter', usual],
    ]).get(event.key)
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `hr` has no value
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      className={styles.edge}
      aria-orientation="vertical"
      aria-label={t('resizeSider')}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${width} px`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => set(usual)}
      onKeyDown={onKeyDown}
    />
  )
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
