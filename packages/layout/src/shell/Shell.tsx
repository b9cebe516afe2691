import { Suspense, type ReactNode } from 'react'
import { frameEndId } from '../core/documentNames.ts'
import { Content } from './Content.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { MobileDrawer } from '../drawer/MobileDrawer.tsx'
import { useLayout } from '../common/LayoutContext.tsx'
import { LazyOverlays, preloadOverlays } from '../overlays/LazyOverlays.tsx'
import { PreloadOverlays } from '../common/PreloadOverlays.ts'
import { CurrentPageBoundary } from '../page-error/PageBoundary.tsx'
import { Sider } from '../sider/Sider.tsx'
import { SkipLink } from './SkipLink.tsx'
import * as styles from './Shell.css.ts'
import type { LayoutSlots } from './LayoutSlots.ts'
import { TabsPlace } from './TabsPlace.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'

export interface ShellProps {
  slots?: LayoutSlots | undefined
  children: ReactNode
}

/**
 * Arranges the parts for the kind of the current page. Each has its own Suspense boundary, so that they hydrate one after the other
 * instead of in one long task.
 */
export function Shell({ slots = {}, children }: ShellProps) {
  const { menu, settings } = useLayout()
  const { headerFix, headerStick } = useAtomValue(settings.atom)
  const page = useAtomSelector(menu.place, (place) => place.page)
  const hasSider = useAtomSelector(menu.place, (place) => place.hasSider)
  if (page === 'standalone') return <CurrentPageBoundary isStandalone>{children}</CurrentPageBoundary>
  const { Logo, Notice, TabBar, Panel, SiderStart, SiderEnd, Footer: FooterPart = Footer, Dialogs = LazyOverlays } = slots
  return (
    <PreloadOverlays value={preloadOverlays}>
      <div
        className={styles.root}
        data-sider-high={hasSider && !headerStick ? '' : undefined}
        data-header-flow={headerFix ? undefined : ''}
      >
        <SkipLink />
        {Notice && <Notice />}
        <Suspense>
          <Header slots={slots} />
        </Suspense>
        <div className={styles.middle[hasSider ? 'withSider' : 'alone']}>
          <MobileDrawer>
            <Suspense>
              <Sider Logo={Logo} Start={SiderStart} End={SiderEnd} />
            </Suspense>
          </MobileDrawer>
          <div className={styles.body}>
            {/* Browsers differ in whether an element exists from its start or its end tag: this one is empty. */}
            <i id={frameEndId} hidden />
            {TabBar !== null && <TabsPlace Bar={TabBar} />}
            <Content Panel={Panel}>{children}</Content>
          </div>
        </div>
        <Suspense>{page !== 'work' && FooterPart && <FooterPart />}</Suspense>
        {Dialogs && <Dialogs />}
      </div>
    </PreloadOverlays>
  )
}
