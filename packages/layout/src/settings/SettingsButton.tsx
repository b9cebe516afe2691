import { SettingsIcon } from '@view-site/ui'
import { useContext } from 'react'
import * as styles from '../header/Header.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { PreloadOverlays } from '../common/PreloadOverlays.ts'
import { opensAttribute } from '../core/documentNames.ts'
import { useAtomValue } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

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
      {...{ [opensAttribute]: 'settings' }}
      onPointerEnter={preloadOverlays}
      onFocus={preloadOverlays}
      onClick={() => settingsDrawer.set(true)}
    >
      <SettingsIcon />
    </button>
  )
}
