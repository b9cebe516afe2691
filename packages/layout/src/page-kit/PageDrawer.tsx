import { CloseIcon, IconButton } from '@view-site/ui'
import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useLazyT } from '../common/useLazyT.ts'
import { askToDrop } from '../unsaved/unsavedOf.ts'
import { useUnsaved } from '../unsaved/useUnsaved.ts'
import { isInStack, openInStack } from './drawerStack.ts'
import * as styles from './PageDrawer.css.ts'

/** Props of `PageDrawer`. */
export interface PageDrawerProps {
  open: boolean
  /** Called with false by the close button, by Escape and by a press next to the drawer, after the visitor has agreed if it is unsaved. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name. */
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot, which stay visible while the content scrolls; put the primary one last. */
  footer?: ReactNode
  /** Side of the window. @default 'end' */
  side?: 'start' | 'end' | undefined
  /** Width in px; on phones it has the width of the window. @default 480 */
  width?: number | undefined
  /** Whether it contains unsaved changes: closing it asks, and so does closing the tab or the window. @default false */
  unsaved?: boolean | undefined
}

/**
 * A panel over the page, for example to edit an entry of a list. It can contain a button that opens another one, which is shown over it: the
 * lower one moves aside, Escape closes the topmost, and the focus returns to where it came from.
 */
export function PageDrawer({ open, ...drawer }: PageDrawerProps) {
  return open && <OpenDrawer {...drawer} />
}

function OpenDrawer({ onOpenChange, title, children, footer, side = 'end', width = 480, unsaved = false }: Omit<PageDrawerProps, 'open'>) {
  const layout = useLayout()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useUnsaved(unsaved)

  async function close() {
    const isAsked = layout.store.get(layout.question) !== null
    if (isAsked) return
    if (!unsaved || (await askToDrop(layout, 'unsavedPanelText'))) onOpenChange(false)
  }
  const onClose = useEffectEvent(() => void close())
  useLayoutEffect(() => (ref.current ? showDrawer(ref.current, () => onClose()) : undefined), [])

  return (
    <dialog ref={ref} className={styles.sides[side]} style={{ [variable]: `${width}px` }} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and scrolling has to be possible by keyboard; a `fieldset` is for fields */}
      <div className={styles.body} role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      {/* Last in the tab order, so that the content comes first. */}
      <Suspense>
        <Close onClose={() => void close()} />
      </Suspense>
    </dialog>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label={useLazyT()('closePanel')} className={styles.close} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  )
}

/** The name in `var(--name)`. */
const variable = styles.drawerWidth.slice(4, -1)
const aboveVariable = styles.above.slice(4, -1)

/** Shows a drawer until the returned function is called; `close` is called when the visitor closes it. */
function showDrawer(drawer: HTMLDialogElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isOfPopup = false
  const hide = openInStack(drawer, (count) => drawer.style.setProperty(aboveVariable, String(count)))
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isOfPopup = hasPopup(drawer)
  }
  const forget = () => {
    isOfPopup = false
  }
  const cancel = (event: Event) => {
    if (event.target !== drawer) return
    event.preventDefault()
    if (!isOfPopup) close()
  }
  // Browsers close a dialog at a second Escape whatever the first was answered.
  const closed = (event: Event) => {
    if (event.target !== drawer || !isInStack(drawer)) return
    drawer.showModal()
    if (!isOfPopup) close()
  }
  const press = (event: PointerEvent) => {
    if (isOutside(event, drawer)) close()
  }
  drawer.addEventListener('pointerdown', press, { signal })
  // Before the popup handles the key; the focus may be nowhere.
  document.addEventListener('keydown', note, { signal, capture: true })
  document.addEventListener('keyup', forget, { signal, capture: true })
  drawer.addEventListener('cancel', cancel, { signal })
  drawer.addEventListener('close', closed, { signal })
  return () => {
    controller.abort()
    hide()
  }
}

/** Whether a menu, a list or a question of `@view-site/ui` is open in the drawer: Escape closes that. */
function hasPopup(drawer: HTMLElement): boolean {
  return drawer.querySelector('[data-base-ui-portal] [data-open]') !== null
}

function isOutside({ target, clientX }: PointerEvent, drawer: HTMLElement): boolean {
  const { left, right } = drawer.getBoundingClientRect()
  return target === drawer && (clientX < left || clientX > right)
}
