import { ConfirmDialog } from '@view-site/ui/overlay'
import type { OpenQuestion } from '../core/ask.ts'

/** A question of the layout as a dialog; closing it means no. */
export default function Confirm({ question, open }: { question: OpenQuestion; open: boolean }) {
  const { title, description, yes, no, danger = false, answer } = question
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && answer(false)}
      title={title}
      {...(description !== undefined && { description })}
      confirmLabel={yes}
      cancelLabel={no}
      danger={danger}
      onConfirm={() => answer(true)}
    />
  )
}
