import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { searchDialogId } from '../core/documentNames.ts'
import type { Layout } from '../core/Layout.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { attachSearch } from './attachSearch.ts'
import { SearchButton } from './SearchButton.tsx'

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
  /** Called if the dialog cannot be loaded for a press. `retry` presses again. @default nothing */
  onFail?: (retry: () => void) => void
}

/**
 * The search of the header: a button of 140 px with the shortcut Ctrl+K or ⌘K, and the dialog that it opens. Goes into the slot
 * `Search`. Only the button is in the first load.
 */
export function SearchPicker({ load, onFail }: SearchPickerProps) {
  const [Dialog, setDialog] = useState<ComponentType<PickerDialogProps>>()
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const layout = useLayout()
  const loadDialog = useEffectEvent(async () => {
    const loaded = await load()
    // `load` may create a component each time: another one would lose what was typed between two key presses.
    setDialog((first: ComponentType<PickerDialogProps> | undefined) => first ?? loaded)
    return () => setOpen(true)
  })
  const fail = useEffectEvent((retry: () => void) => onFail?.(retry))
  useEffect(() => (ref.current ? attachSearch(ref.current, { load: () => loadDialog(), onFail: (retry) => fail(retry) }) : undefined), [])
  return (
    <>
      <SearchButton
        ref={ref}
        keys={useSyncExternalStore(never, shortcutName, usualShortcut)}
        aria-haspopup="dialog"
        aria-controls={searchDialogId}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {Dialog && <Dialog layout={layout} open={open} onOpenChange={setOpen} />}
    </>
  )
}

const never = () => () => {}
const usualShortcut = () => 'Ctrl K'

/** The shortcut as this keyboard writes it. A server cannot know. */
function shortcutName(): string {
  return /Mac|iP/.test(navigator.userAgent) ? '⌘K' : usualShortcut()
}
