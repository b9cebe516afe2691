import { CloseIcon, IconButton } from '@view-site/ui'
import { Suspense, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLazyT } from '../common/useLazyT.ts'
import { isRtl } from '../common/isRtl.ts'
import { useSeparator } from '../common/useSeparator.ts'
import * as styles from './SplitPanel.css.ts'

export interface SplitPaneProps {
  id: string
  title: ReactNode
  place: 'end' | 'bottom'
  size: number
  defaultSize: number
  onClose: () => void
  draw: (size: number) => void
  onSize: (size: number) => void
  children: ReactNode
}

/** The open panel of a `SplitPanel`: edge, heading, close button, content. */
export function SplitPane({ title, onClose, children, ...edge }: SplitPaneProps) {
  const { id, place } = edge
  const root = useReturnFocus()
  function closeOnEscape(event: KeyboardEvent) {
    // A menu or dialog in the panel handles its own Escape.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only, as in a dialog
    <section ref={root} id={id} className={styles.panels[place]} aria-labelledby={`${id}-title`} onKeyDown={closeOnEscape}>
      <Suspense>
        <Edge {...edge} />
      </Suspense>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Suspense fallback={<span className={styles.close} />}>
          <Close onClose={onClose} />
        </Suspense>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and scrolling has to be possible by keyboard; a `fieldset` is for fields */}
      <div className={styles.body} role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}

function Edge({ id, place, size, defaultSize, draw, onSize }: Omit<SplitPaneProps, 'title' | 'onClose' | 'children'>) {
  const t = useLazyT()
  const edge = useSeparator({
    size,
    min: 240,
    max: 720,
    step: 16,
    defaultSize,
    draw,
    set: onSize,
    towards: place === 'end' ? 'start' : 'top',
    sizeAt({ clientX, clientY }, element) {
      const pane = document.getElementById(id)?.getBoundingClientRect()
      if (!pane) return undefined
      if (place === 'bottom') return pane.bottom - clientY
      return isRtl(element) ? clientX - pane.left : pane.right - clientX
    },
  })
  return <div className={styles.handles[place]} aria-label={t('resizePanel')} aria-controls={id} {...edge} />
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label={useLazyT()('closePanel')} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  )
}

/** Gives the focus back to where it came from, if the panel has it when it closes. */
function useReturnFocus() {
  const root = useRef<HTMLElement>(null)
  // A layout effect is cleaned up before its elements are removed, and the focus with them.
  useLayoutEffect(() => {
    const pane = root.current
    let before: EventTarget | null = null
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !pane?.contains(relatedTarget)) before = relatedTarget
    }
    pane?.addEventListener('focusin', note)
    return () => {
      pane?.removeEventListener('focusin', note)
      if (before instanceof HTMLElement && pane?.contains(document.activeElement)) before.focus()
    }
  }, [])
  return root
}
