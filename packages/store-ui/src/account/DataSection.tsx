import { useT } from '@view-site/i18n'
import { useMessages } from '@view-site/ui'
import { useId, type ReactNode } from 'react'
import * as cards from '../common/parts/cards.css.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import { FormRow } from './FormRow.tsx'
import { saveJson } from './saveJson.ts'

export interface DataSectionProps {
  onDeleted: () => void
}

/** The download of everything that is stored about the account, and its deletion; both ask for the password. */
export function DataSection({ onDeleted }: DataSectionProps): ReactNode {
  const t = useT(accountCentreMessages)
  const messages = useMessages()
  const { api } = useStoreServices()
  const id = useId()

  async function download(password: string) {
    const data = await api.call('user/export', { password }, { silent: true })
    saveJson(data, `account-${data.exported_at.slice(0, 10)}.json`)
    messages.message({ type: 'success', text: t('data.exported') })
  }

  async function remove(password: string) {
    await api.call('user/delete', { password }, { silent: true })
    messages.message({ type: 'success', text: t('data.deleted') })
    onDeleted()
  }

  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {t('data.title')}
        </h2>
        <div className={styles.rows}>
          <Row of="export" send={download} />
          <Row of="delete" send={remove} />
        </div>
      </div>
    </section>
  )
}

function Row({ of, send }: { of: 'export' | 'delete'; send: (password: string) => Promise<void> }) {
  const t = useT(accountCentreMessages)
  return (
    <FormRow label={t(`data.${of}`)} text={t(`data.${of}Text`)} action={t(`data.${of}`)}>
      {(close) => <ConfirmForm isFinal={of === 'delete'} send={send} onClose={close} />}
    </FormRow>
  )
}
