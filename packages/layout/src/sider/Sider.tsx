import { useRef, type ComponentType } from 'react'
import { siderId } from '../core/documentNames.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { Logo as DefaultLogo } from '../header/Logo.tsx'
import { RevealCurrent } from './RevealCurrent.tsx'
import * as styles from './Sider.css.ts'
import './RailTitles.css.ts'
import { SiderMenu } from './SiderMenu.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

const SiderResizer = lazyPart(() => loadPart('siderResizer'))
const RailLabels = lazyPart(() => loadPart('railLabels'))

/** Props of `Sider`: what the app puts around the menu. */
export interface SiderProps {
  /** At its head, where it is as high as the window. */
  Logo?: ComponentType | null | undefined
  /** Above and below the menu. */
  Start?: ComponentType | null | undefined
  End?: ComponentType | null | undefined
}

/** The menu of the current section: 200 px wide, a rail of 48 px, or in a narrow window the upper part of the drawer. Not there where the section has none. */
export function Sider({ Logo = DefaultLogo, Start, End }: SiderProps) {
  const t = useT()
  const { menu, settings, collapsed, device } = useLayout()
  const isWide = useAtomSelector(device.atom, (now) => now === 'Desktop')
  // In the drawer it is never a rail.
  const rail = useAtomValue(collapsed) && isWide
  const { siderFix, siderResize, headerStick } = useAtomValue(settings.atom)
  const ref = useRef<HTMLElement>(null)
  const shown = useAtomSelector(menu.place, (place) => place.hasSider)
  if (!shown) return null
  return (
    <nav ref={ref} id={siderId} className={styles.sider[siderFix ? 'fixed' : 'static']} aria-label={t('siderNavigation')}>
      {!headerStick && Logo && (
        <div className={styles.head}>
          <Logo />
        </div>
      )}
      {Start && <Start />}
      <SiderMenu rail={rail} />
      {End && <End />}
      <RevealCurrent menu={ref} />
      {rail && <RailLabels />}
      {siderResize && <SiderResizer controls={siderId} />}
    </nav>
  )
}
