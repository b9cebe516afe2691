import { atom } from 'jotai/vanilla'
import { Fragment, type ReactNode } from 'react'
import { useLayout } from './LayoutContext.tsx'
import { useAtomValue } from './useAtomValue.ts'

const always = atom(true)

/** The page: the one of the router, mounted anew by a reload, or one that tabs keep alive. */
export function Page({ children }: { children: ReactNode }) {
  const { tabs, reloads } = useLayout()
  const feature = useAtomValue(tabs)
  const count = useAtomValue(reloads)
  const live = useAtomValue(feature?.showsLive ?? always)
  return (
    <>
      {feature && <feature.Pages />}
      {/* Its place among its siblings stays the same when tabs are switched on, and so does the page. */}
      {live && <Fragment key={count}>{children}</Fragment>}
    </>
  )
}
