import { notifyManager } from '@tanstack/react-query'
import type { License, Purchase } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Dialog } from '@view-site/ui/overlay'
import type { ReactNode } from 'react'
import { HolderForm } from './HolderForm.tsx'
import { purchasesMessages } from './purchasesMessages.ts'
import { useCreateLicense } from './useCreateLicense.ts'

export interface CreateLicenseProps {
  /** Name of the purchase. */
  name: string
  purchase: Purchase
  /** How many more licences it allows. */
  left: number
  onClose: () => void
  onCreated: (license: License) => void
}

/** Creates a licence in a person's name. */
export function CreateLicense({ name, purchase, left, onClose, onCreated }: CreateLicenseProps): ReactNode {
  const t = useT(purchasesMessages)
  const create = useCreateLicense(purchase.id, async (license) => {
    // Render the new count first: a second Enter would press the button that gets the focus back from the closed dialog.
    await new Promise<void>((drawn) => notifyManager.schedule(drawn))
    onCreated(license)
    onClose()
  })
  return (
    <Dialog
      open
      keepOnOutsidePress
      onOpenChange={(open) => !open && onClose()}
      title={t('form.title')}
      description={t('form.text', { name, left })}
      closeLabel={t('form.close')}
    >
      <HolderForm create={create} />
    </Dialog>
  )
}
