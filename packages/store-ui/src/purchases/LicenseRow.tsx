import type { ApiClient } from '@view-site/api-client'
import type { License } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { CopyIcon, copyText, EyeIcon, EyeOffIcon, IconButton, Spinner, Tag, useMessages } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import * as errorCodes from '@view-site/contract/error-codes'
import { readFailure } from '../common/failures/readFailure.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { readLicenseKey } from './readLicenses.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './LicenseList.css.ts'

export interface LicenseRowProps {
  license: License
  number: number
  /** The full key, if it is already known: then it is shown. */
  knownKey?: string | undefined
  /** Reads the full key. @default `readLicenseKey` */
  readKey?: ((api: ApiClient, id: string) => Promise<string>) | undefined
}

/** One licence: holder, key (masked until revealed), creation date, and the buttons to show and copy. */
export function LicenseRow({ license, number, knownKey, readKey = readLicenseKey }: LicenseRowProps): ReactNode {
  const t = useT(purchasesMessages)
  const locale = useLocale()
  const { key, shown, busy, toggle, copy } = useLicenseKey(license.id, knownKey, readKey)
  const holder = license.holder.name
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <span className={styles.holder}>
        <span>
          <bdi>{holder}</bdi>
        </span>
        {license.status !== 'active' && <Tag tone="warning">{t(`licences.status.${license.status}`)}</Tag>}
      </span>
      <code className={styles.key}>{shown && key ? key : license.key_masked}</code>
      <span className={styles.date}>{t('licences.created', { date: formatDate(license.created_at, locale) })}</span>
      <span className={styles.actions}>
        <IconButton label={t(shown ? 'licences.conceal' : 'licences.reveal', { holder })} aria-busy={busy} onClick={toggle}>
          {busy ? <Spinner /> : shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
        <IconButton label={t('licences.copy', { holder })} onClick={() => void copy()}>
          <CopyIcon />
        </IconButton>
      </span>
    </li>
  )
}

/** The full key is fetched on request and forgotten with the row: it is never cached. */
function useLicenseKey(id: string, knownKey: string | undefined, readKey: typeof readLicenseKey) {
  const t = useT(purchasesMessages)
  const { api } = useStoreServices()
  const messages = useMessages()
  const textOf = useFailureText()
  const [fetched, setFetched] = useState<string>()
  const [choice, setChoice] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const key = fetched ?? knownKey
  const shown = (choice ?? knownKey !== undefined) && key !== undefined

  async function read() {
    if (key !== undefined) return key
    setBusy(true)
    try {
      const full = await readKey(api, id)
      setFetched(full)
      return full
    } catch (error) {
      const failure = readFailure(error)
      const text = failure.code === errorCodes.mailUnverified ? textOf(failure) : t('licences.revealFailed')
      messages.message({ type: 'error', text })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  function toggle() {
    if (busy) return
    setChoice(!shown)
    if (!shown) void read()
  }

  async function copy() {
    const full = await read()
    if (full === undefined) return
    const copied = await copyText(full)
    messages.message(copied ? { type: 'success', text: t('licences.copied') } : { type: 'error', text: t('licences.copyFailed') })
  }

  return { key, shown, busy, toggle, copy }
}
