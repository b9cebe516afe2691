import { useContext, useEffect } from 'react'
import { unsavedOf } from './unsavedOf.ts'
import { useLayout } from '../shared/LayoutContext.tsx'
import { PageContext } from '../shared/PageContext.ts'

/**
 * Says that the page has changes nobody has saved: closing its tab or the window is asked about, and so is going to another page
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
      // The effects of a page that is kept alive end when it is hidden; its changes are still there.
      const isHidden = here() !== path && unsaved.keeps(path)
      if (!isHidden) unmark()
    }
  }, [layout, kept, dirty])
}
