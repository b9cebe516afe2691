import { snapshotAttribute } from '@view-site/docs/reader'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Milliseconds after which a demo runs that nobody has turned to: a screen reader may read it without any of the events below, and what is
 * drawn of it is inert.
 */
const patience = 10_000

/**
 * Whether a demo has to run: once the visitor turns to it with pointer, finger or keyboard, or has been on the page for a while, and at once
 * if nothing is drawn of it. Until then its code would only compete with what the visitor does.
 * @param stage Element around the demo.
 * @param drawn Element with what is drawn of it.
 */
export function useDemoIntent(stage: RefObject<HTMLElement | null>, drawn: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return undefined
    const want = () => setWanted(true)
    const snapshot = drawn.current?.querySelector(`[${snapshotAttribute}]`)
    // A click that was made before is kept in the attribute.
    if (!snapshot || snapshot.getAttribute(snapshotAttribute) !== '') {
      want()
      return undefined
    }
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['pointerover', 'touchstart', 'focusin']) stage.current?.addEventListener(type, want, { signal, passive: true })
    addEventListener('keydown', want, { signal })
    const timer = setTimeout(want, patience)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [isWanted, stage, drawn])
  return isWanted
}
