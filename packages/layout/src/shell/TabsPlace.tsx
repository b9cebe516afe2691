import { Suspense, type ComponentType } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import * as styles from './Shell.css.ts'
import { useAtomValue } from '../common/useAtomValue.ts'

/** The place of the tab bar; it has its height before the bar is loaded, so that the page below does not move. */
export function TabsPlace({ Bar }: { Bar: ComponentType | undefined }) {
  const feature = useAtomValue(useLayout().tabs)
  const Part = Bar ?? feature?.Bar
  return (
    <div className={styles.tabs}>
      <Suspense>{Part && <Part />}</Suspense>
    </div>
  )
}
