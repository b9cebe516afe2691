import { useState } from 'react'
import type { TabOrGroup } from '../bar/TabOrGroup.ts'

/** The dialog of groups, and a function that opens it. */
export interface GroupDialogState {
  /** The tab that is put into a new group, or the group that is edited; null before the first. */
  what: TabOrGroup | null
  open: boolean
  setOpen: (open: boolean) => void
  show: (what: TabOrGroup) => void
}

/** State of the dialog in which a group gets its name and color. */
export function useGroupDialog(): GroupDialogState {
  const [what, setWhat] = useState<TabOrGroup | null>(null)
  const [open, setOpen] = useState(false)
  return {
    what,
    open,
    setOpen,
    show(next) {
      setWhat(next)
      setOpen(true)
    },
  }
}
