import { useCallback, useState } from 'react'
import type { attachTabDrag } from './attachTabDrag.ts'

/** Dragging, loaded when a pointer enters the list; null until then and where tabs have a fixed order. */
export function useTabDrag(enabled: boolean): { drag: typeof attachTabDrag | null; preloadDrag: () => void } {
  const [drag, setDrag] = useState<{ attach: typeof attachTabDrag } | null>(null)
  const preloadDrag = useCallback(() => {
    if (!enabled) return
    void import('./attachTabDrag.ts').then(
      ({ attachTabDrag: attach }) => setDrag((now) => now ?? { attach }),
      // Offline: the keyboard and the menu still move tabs.
      () => undefined,
    )
  }, [enabled])
  return { drag: enabled ? (drag?.attach ?? null) : null, preloadDrag }
}
