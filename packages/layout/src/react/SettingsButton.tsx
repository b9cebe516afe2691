import { SettingsIcon } from '@view-site/ui'
import * as styles from './Header.css.ts'
import { useLayout } from './LayoutContext.tsx'
import { preloadOverlays } from './LazyOverlays.tsx'
import { useAtomValue } from './useAtomValue.ts'
import { useT } from './useT.ts'

/** Opens the settings drawer. */
export function SettingsButton() {
  const label = useT()('settings')
  const { settingsDrawer } = useLayout()
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
