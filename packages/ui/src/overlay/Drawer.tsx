import { Dialog as Base } from '@base-ui/react/dialog'
import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from '../components/button/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { ReplaceFrame } from './frame/ReplaceFrame.tsx'
import { useNotCancelled } from './frame/useNotCancelled.ts'
import { overlayHost } from './overlayHost.ts'
import * as styles from './Overlay.css.ts'

/** Props of `Drawer`. */
export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children?: ReactNode
  /** Footer that stays visible while the body scrolls. */
  footer?: ReactNode
  /** Side of the screen. @default 'end' */
  side?: 'start' | 'end' | undefined
  /** Maximum width; a number is px. @default 280 */
  width?: CSSProperties['width']
  /** Label of the close button. */
  closeLabel: string
  /** Class of the popup, for scopes such as a sider theme. */
  className?: string | undefined
  /** Called after the closing transition. */
  onClosed?: (() => void) | undefined
}

/** A modal panel that slides in from the side. */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  footer,
  side = 'end',
  width,
  closeLabel,
  className,
  onClosed,
}: DrawerProps): ReactNode {
  const isOpen = useNotCancelled(open, onOpenChange)
  const look = side === 'end' ? styles.drawerEnd : styles.drawerStart
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)} onOpenChangeComplete={(shown) => !shown && onClosed?.()}>
      <Base.Portal container={overlayHost}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={className === undefined ? look : `${look} ${className}`} style={{ width }}>
          <ReplaceFrame />
          <header className={styles.drawerHead}>
            <Base.Title className={styles.drawerTitle}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={closeLabel}>
                  <CloseIcon />
                </IconButton>
              }
            />
          </header>
          <div className={styles.drawerBody}>{children}</div>
          {footer !== undefined && <footer className={styles.drawerFoot}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
