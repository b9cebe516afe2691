import { SettingsIcon } from '@view-site/ui'
import { useContext } from 'react'
import * as styles from '../header/Header.css.ts'
import { useLayout } from '../shared/LayoutContext.tsx'
import { PreloadOverlays } from '../shared/PreloadOverlays.ts'
import { useAtomValue } from '../shared/useAtomValue.ts'
import { useT } from '../shared/useT.ts'

/** Opens the settings drawer. */
export function SettingsButton() {
  const label = useT()('settings')
  const { settingsDrawer } = useLayout()
  const preloadOverlays = useContext(PreloadOverlays)
  const open = useAtomValue(settingsDrawer.atom)
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={preloadOverlays}
      onFocus={preloadOverlays}
      onClick={() => settingsDrawer.set(true)}
    >
      <SettingsIcon />
    </button>
  )
}
