import type { Invoice, InvoiceFileType } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, DownloadIcon, useMessages } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { invoicesMessages } from './invoicesMessages.ts'
import { saveFile } from '../common/parts/saveFile.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './InvoiceCard.css.ts'

/** The files of an issued invoice; each address is requested on click, because it expires after a few minutes. */
export function InvoiceFiles({ invoice: { id, files } }: { invoice: Pick<Invoice, 'id' | 'files'> }): ReactNode {
  const t = useT(invoicesMessages)
  const textOf = useFailureText()
  const messages = useMessages()
  const { api } = useStoreServices()
  const [busy, setBusy] = useState<InvoiceFileType>()

  async function download(type: InvoiceFileType) {
    if (busy) return
    setBusy(type)
    try {
      saveFile(await api.call('pro/invoice/download', { id, type }, { silent: true }))
    } catch (error) {
      messages.message({ type: 'error', text: `${t('downloadFailed')}：${textOf(readFailure(error))}` })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className={styles.files}>
      {files.map(({ type }) => (
        <Button
          key={type}
          icon={<DownloadIcon />}
          loading={busy === type}
          aria-label={t('download', { type: type.toUpperCase() })}
          onClick={() => void download(type)}
        >
          {type.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}
