import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ConsultCardProps } from './ConsultCard.tsx'
import { openConsult } from './openConsult.ts'
import { useConsultTexts } from './useConsultTexts.ts'

/** Props of `ConsultDialog`: those of the card, and whether it is open. */
export interface ConsultDialogProps extends Omit<ConsultCardProps, 'showsNow'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Customer service in a dialog, on any page: `openConsult` as a component. */
export function ConsultDialog({ open, onOpenChange, ...card }: ConsultDialogProps): ReactNode {
  const texts = useConsultTexts(card.data.hours)
  const show = useEffectEvent((onClose: () => void) => openConsult({ ...card, texts, onClose }))
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (!open) return undefined
    let isShown = true
    const frame = show(() => isShown && close())
    return () => {
      isShown = false
      frame.close()
    }
  }, [open])
  return null
}
