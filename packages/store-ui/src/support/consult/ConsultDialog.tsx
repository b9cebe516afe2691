import { useT } from '@view-site/i18n'
import { Dialog } from '@view-site/ui/overlay'
import type { ReactNode } from 'react'
import { consultMessages } from './consultMessages.ts'
import { ConsultCard, type ConsultCardProps } from './ConsultCard.tsx'

/** Props of `ConsultDialog`: those of the card, and whether it is open. */
export interface ConsultDialogProps extends ConsultCardProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Customer service in a dialog, on any page. */
export function ConsultDialog({ open, onOpenChange, ...card }: ConsultDialogProps): ReactNode {
  const t = useT(consultMessages)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('lead')} closeLabel={t('close')}>
      <ConsultCard {...card} />
    </Dialog>
  )
}
