import { atom } from 'jotai/vanilla'
import { useState, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'
import { CurrentPageBoundary } from '../page-error/PageBoundary.tsx'

const always = atom(true)

/** The page: the router's own, which a reload remounts, or one that tabs keep alive. */
export function Page({ children }: { children: ReactNode }) {
  const { tabs, awaitsTabs, reloads } = useLayout()
  const awaits = useAtomValue(awaitsTabs)
  const [began, begin] = useState(!awaits)
  const feature = useAtomValue(tabs)
  const count = useAtomValue(reloads)
  const live = useAtomValue(feature?.showsLive ?? always)
  // A page that moved from the router's own view into a tab would lose what was typed meanwhile.
  if (!began && !awaits) begin(true)
  return (
    <>
      {feature && <feature.Pages />}
      {/* Its place among its siblings stays the same when tabs are switched on, and so does the page. */}
      {live && began && <CurrentPageBoundary key={count}>{children}</CurrentPageBoundary>}
    </>
  )
}
