import { useState } from 'react'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import type { GroupDialogState } from './useGroupDialog.ts'

const GroupDialog = lazyPart(() => import('./GroupDialog.tsx'))

/** The dialog of groups, loaded when it opens first. */
export function LazyGroupDialog({ what, open, setOpen }: GroupDialogState) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const close = () => {
    setOpen(false)
    setWasOpen(false)
  }
  return what && wasOpen && <GroupDialog what={what} open={open} onOpenChange={setOpen} onMissing={close} />
}
