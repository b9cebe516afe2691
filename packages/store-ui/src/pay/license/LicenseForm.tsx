import type { License, Purchase } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { HolderForm } from '../../purchases/HolderForm.tsx'
import { purchasesMessages } from '../../purchases/purchasesMessages.ts'
import { useCreateLicense } from '../../purchases/useCreateLicense.ts'
import { CreatedLicense } from './CreatedLicense.tsx'
import * as styles from './LicenseForm.css.ts'

export interface LicenseFormProps {
  purchase: Purchase
  /** The licence just created, which is shown instead of the form. */
  created: License | undefined
  onCreated: (license: License) => void
}

/** Creates the first licence of a purchase, and shows it. */
export function LicenseForm({ purchase, created, onCreated }: LicenseFormProps): ReactNode {
  const t = useT(purchasesMessages)
  const create = useCreateLicense(purchase.id, onCreated)
  if (created) return <CreatedLicense license={created} />
  return (
    <section className={styles.section} aria-labelledby="first-license">
      <h2 id="first-license" className={styles.title}>
        {t('form.title')}
      </h2>
      <p className={styles.text}>{t('form.firstText')}</p>
      <HolderForm create={create} />
    </section>
  )
}
