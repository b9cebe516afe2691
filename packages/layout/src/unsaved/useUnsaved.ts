import { useContext, useEffect, useState } from 'react'
import { unsavedOf } from './unsavedOf.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { PageContext } from '../common/PageContext.ts'
import { pageIdOf } from '../core/pageIdOf.ts'

/**
 * Marks the page as having unsaved changes: closing its tab or the window asks first, and so does navigating away
 * unless this one is kept alive.
 */
export function useUnsaved(dirty: boolean): void {
  const layout = useLayout()
  const kept = useContext(PageContext)
  const [source] = useState(() => ({}))
  useEffect(() => {
    if (!dirty) return undefined
    const unsaved = unsavedOf(layout)
    const { router } = layout
    const here = () => pageIdOf(router.current())
    const page = kept ?? here()
    // A kept page marks itself again each time it is shown.
    const unmark = unsaved.mark(page, source)
    return () => {
      // The effects of a kept page are cleaned up when it is hidden; its changes remain.
      const isHidden = here() !== page && unsaved.keeps(page)
      if (!isHidden) unmark()
    }
  }, [layout, kept, source, dirty])
}
