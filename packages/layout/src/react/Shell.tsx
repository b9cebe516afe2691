import { Suspense, type ReactNode } from 'react'
import { frameEndId } from '../core/frameEndId.ts'
import { Content } from './Content.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useLayout } from './LayoutContext.tsx'
import { LazyOverlays } from './LazyOverlays.tsx'
import { Sider } from './Sider.tsx'
import { SkipLink } from './SkipLink.tsx'
import * as styles from './Shell.css.ts'
import type { LayoutSlots } from './slots.ts'
import { TabsPlace } from './TabsPlace.tsx'
import { useAtomSelector, useAtomValue } from './useAtomValue.ts'

export interface ShellProps {
  slots?: LayoutSlots | undefined
  children: ReactNode
}

/**
 * The parts in their places, as the kind of the current page asks. Each stands in a boundary of its own, so that hydration takes
 * them over one after the other instead of in one long task.
 */
export function Shell({ slots = {}, children }: ShellProps) {
  const { menu, settings } = useLayout()
  const { headerFix, headerStick } = useAtomValue(settings.atom)
  const page = useAtomSelector(menu.place, (place) => place.page)
  const hasSider = useAtomSelector(menu.place, (place) => place.hasSider)
  if (page === 'standalone') return children
  const { Logo, Notice, TabBar, Panel, SiderStart, SiderEnd, Footer: FooterPart = Footer } = slots
  return (
    <div className={styles.root} data-sider-high={hasSider && !headerStick ? '' : undefined} data-header-flow={headerFix ? undefined : ''}>
      <SkipLink />
      {Notice && <Notice />}
      <Suspense>
        <Header slots={slots} />
      </Suspense>
      <div className={styles.middle[hasSider ? 'withSider' : 'alone']}>
        <Suspense>
          <Sider Logo={Logo} Start={SiderStart} End={SiderEnd} />
        </Suspense>
        <div className={styles.body}>
          {/* Browsers differ in whether an element is there once it begins or once it ends: this one does both at once. */}
          <i id={frameEndId} hidden />
          {TabBar !== null && <TabsPlace Bar={TabBar} />}
          <Content Panel={Panel}>{children}</Content>
        </div>
      </div>
      <Suspense>{page !== 'work' && FooterPart && <FooterPart />}</Suspense>
      <LazyOverlays />
    </div>
  )
}
