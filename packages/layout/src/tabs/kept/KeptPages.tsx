import type { Atom } from 'jotai/vanilla'
import { Activity, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLayout } from '../../common/LayoutContext.tsx'
import { PageContext } from '../../common/PageContext.ts'
import { useAtomSelector, useAtomValue } from '../../common/useAtomValue.ts'
import { PageBoundary } from '../../page-error/PageBoundary.tsx'
import { pageIdOf } from '../../core/pageIdOf.ts'
import type { TabList } from '../../core/Tabs.ts'
import type { LivingPage } from './createKeptPages.ts'
import type { Unsaved } from '../../unsaved/createUnsaved.ts'
import type { FieldValues } from './fieldValues.ts'
import * as styles from './KeptPages.css.ts'
import { useFieldValues, type UseFieldValuesOptions } from './useFieldValues.ts'
import { useInnerScroll } from './useInnerScroll.ts'
import { useScrollPerPage } from './useScrollPerPage.ts'

export interface KeptPagesProps {
  pages: Atom<readonly LivingPage[]>
  /** The open tabs, also those without permission. */
  tabs: Atom<TabList>
  unsaved: Unsaved
}

/** The pages that are kept alive; all but the current one are hidden, their effects at rest. */
export function KeptPages({ pages, tabs, unsaved }: KeptPagesProps) {
  const user = useAtomSelector(useLayout().inputs, (inputs) => inputs.user)
  // What one user entered is nothing to another.
  return <PagesOfUser key={String(user)} pages={pages} tabs={tabs} unsaved={unsaved} />
}

function PagesOfUser({ pages, tabs, unsaved }: KeptPagesProps) {
  const list = useAtomValue(pages)
  const open = useAtomValue(tabs)
  const [dropped] = useState(() => new Map<string, FieldValues>())
  useScrollPerPage(list, open)
  // A page whose tab was closed starts with empty fields.
  useEffect(() => {
    for (const id of dropped.keys()) if (!open.some((tab) => tab.id === id)) dropped.delete(id)
  })
  return list.map((page) => <Kept key={page.id} page={page} dropped={dropped} unsaved={unsaved} />)
}

function Kept({ page: { id, View }, ...fields }: { page: LivingPage } & Omit<UseFieldValuesOptions, 'id'>) {
  const { route, reloads } = useLayout()
  const active = useAtomSelector(route, (now) => pageIdOf(now) === id)
  const asked = useAtomValue(reloads)
  const [done, setDone] = useState(asked)
  const ref = useRef<HTMLDivElement>(null)
  useInnerScroll(ref, active)
  const { beforeFailure, onShown } = useFieldValues(ref, { id, ...fields })
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
          <PageBoundary resetKey={asked} beforeFailure={beforeFailure}>
            <Suspense>
              <View />
              <OnShown call={onShown} />
            </Suspense>
          </PageBoundary>
        </PageContext>
      </Activity>
    </div>
  )
}

/** Calls a function when the page before it is shown, after the effects of that page. */
function OnShown({ call }: { call: () => () => void }) {
  useEffect(call, [call])
  return null
}
