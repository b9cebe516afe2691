import { lazy, Suspense } from 'react'
import type { GroupDialogState } from './useGroupDialog.ts'

const GroupDialog = lazy(() => import('./GroupDialog.tsx'))

/** The dialog of groups, loaded when it opens first. */
export function LazyGroupDialog({ what, open, setOpen }: GroupDialogState) {
  if (!what) return null
  return (
    <Suspense fallback={null}>
      <GroupDialog what={what} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
