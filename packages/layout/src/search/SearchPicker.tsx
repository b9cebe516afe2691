import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Layout } from '../core/Layout.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { SearchButton } from './SearchButton.tsx'
import { isSearchShortcut } from './isSearchShortcut.ts'

/** What the header's button passes to the dialog. */
export interface PickerDialogProps {
  layout: Layout
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Props of `SearchPicker`. */
export interface SearchPickerProps {
  /** Loads the app's dialog: `SearchDialog` of `@view-site/layout/search` with its texts and sources. */
  load: () => Promise<ComponentType<PickerDialogProps>>
}

/**
 * The search of the header: a button of 140 px with the shortcut Ctrl+K or ⌘K, and the dialog that it opens. Goes into the slot
 * `Search`. Only the button is in the first load.
 */
export function SearchPicker({ load }: SearchPickerProps) {
  const [Dialog, setDialog] = useState<ComponentType<PickerDialogProps>>()
  const [open, setOpen] = useState(false)
  const layout = useLayout()
  const show = () => {
    setOpen(true)
    if (Dialog) return
    load().then(
      // `load` may create a component each time: another one would lose what was typed between two key presses.
      (loaded) => setDialog((first: ComponentType<PickerDialogProps> | undefined) => first ?? loaded),
      () => setOpen(false),
    )
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While another dialog is open, the keys are the browser's.
    if (!isSearchShortcut(event) || isDialogOpen()) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <SearchButton
        keys={useSyncExternalStore(never, shortcutName, usualShortcut)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(open && !Dialog) || undefined}
        onClick={show}
        onPointerEnter={() => void load().catch(() => undefined)}
      />
      {Dialog && <Dialog layout={layout} open={open} onOpenChange={setOpen} />}
    </>
  )
}

/** Libraries such as View UI keep closed dialogs in the document, hidden. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"], dialog[open]')].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  )
}

const never = () => () => {}
const usualShortcut = () => 'Ctrl K'

/** The shortcut as this keyboard writes it. A server cannot know. */
function shortcutName(): string {
  return /Mac|iP/.test(navigator.userAgent) ? '⌘K' : usualShortcut()
}
