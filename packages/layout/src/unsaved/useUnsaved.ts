import { useContext, useEffect } from 'react'
import { unsavedOf } from './unsavedOf.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { PageContext } from '../common/PageContext.ts'

/**
 * Marks the page as having unsaved changes: closing its tab or the window asks first, and so does navigating away
 * unless this one is kept alive.
 */
export function useUnsaved(dirty: boolean): void {
  const layout = useLayout()
  const kept = useContext(PageContext)
  useEffect(() => {
    if (!dirty) return undefined
    const unsaved = unsavedOf(layout)
    const { router } = layout
    const here = () => router.current().path
    const path = kept ?? here()
    const unmark = unsaved.mark(path)
    return () => {
      // The effects of a kept page are cleaned up when it is hidden; its changes remain.
      const isHidden = here() !== path && unsaved.keeps(path)
      if (!isHidden) unmark()
    }
  }, [layout, kept, dirty])
}
