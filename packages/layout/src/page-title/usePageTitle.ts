import { useContext, useEffect } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { PageContext } from '../common/PageContext.ts'
import { pageIdOf } from '../core/pageIdOf.ts'
import { pageTitlesOf } from './pageTitlesOf.ts'
import { withTitle } from './PageTitles.ts'

/**
 * Sets the title of the page from its data, in tab, breadcrumb and (with `followPages`) document; undefined as long as it is not
 * known. It replaces those of route and menu, and stays on the tab while another page is shown; a tab that the visitor has renamed
 * keeps that name.
 */
export function usePageTitle(title: string | undefined): void {
  const layout = useLayout()
  const kept = useContext(PageContext)
  useEffect(() => {
    if (title === undefined || title === '') return
    const route = layout.router.current()
    const id = pageIdOf(route)
    if (kept !== null && kept !== id) return
    layout.store.set(pageTitlesOf(layout), (titles) => withTitle(titles, { id, path: route.path, title }))
  }, [layout, kept, title])
}
