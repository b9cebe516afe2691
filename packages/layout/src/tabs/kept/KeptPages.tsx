import type { Atom } from 'jotai/vanilla'
import { Activity, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { PageContext } from '../../common/PageContext.ts'
import { useAtomSelector, useAtomValue } from '../../common/useAtomValue.ts'
import { PageBoundary } from '../../page-error/PageBoundary.tsx'
import type { TabList } from '../../core/Tabs.ts'
import type { LivingPage } from './createKeptPages.ts'
import * as styles from './KeptPages.css.ts'
import { useInnerScroll } from './useInnerScroll.ts'
import { useScrollPerPage } from './useScrollPerPage.ts'

/** The pages that are kept alive; all but the current one are hidden, their effects at rest. */
export function KeptPages({ pages, tabs }: { pages: Atom<readonly LivingPage[]>; tabs: Atom<TabList> }) {
  const list = useAtomValue(pages)
  useScrollPerPage(list, useAtomValue(tabs))
  return list.map((page) => <Kept key={page.id} page={page} />)
}

function Kept({ page: { id, View } }: { page: LivingPage }) {
  const { route, reloads } = useLayout()
  const active = useAtomSelector(route, ({ path }) => path === id)
  const asked = useAtomValue(reloads)
  const [done, setDone] = useState(asked)
  const ref = useRef<HTMLDivElement>(null)
  useInnerScroll(ref, active)
  // Hidden only to run the effects again; this is never painted.
  // oxlint-disable-next-line react/set-state-in-effect -- one commit hides it, the next shows it: that runs the effects again
  useLayoutEffect(() => setDone(asked), [asked])
  useLayoutEffect(() => {
    if (!active) ref.current?.querySelectorAll<HTMLMediaElement>('audio, video').forEach((media) => media.pause())
  }, [active])
  return (
    <div ref={ref} className={styles.page} data-kept={id}>
      <Activity mode={active && done === asked ? 'visible' : 'hidden'}>
        <PageContext value={id}>
          <PageBoundary resetKey={asked}>
            <Suspense>
              <View />
            </Suspense>
          </PageBoundary>
        </PageContext>
      </Activity>
    </div>
  )
}
