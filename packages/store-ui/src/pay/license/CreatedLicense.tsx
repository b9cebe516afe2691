import type { License } from '@view-site/contract'
import { richText, useT } from '@view-site/i18n'
import { Button, CopyIcon, copyText, Link, useMessages } from '@view-site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { purchasesMessages } from '../../purchases/purchasesMessages.ts'
import * as styles from './LicenseForm.css.ts'

export interface CreatedLicenseProps {
  /** The reply to its creation: without `key` as long as the mail address is not verified. */
  license: License
}

/** A licence that was just created, with its key and a button that copies it. */
export function CreatedLicense({ license: { holder, key, key_masked } }: CreatedLicenseProps): ReactNode {
  const t = useT(purchasesMessages)
  const messages = useMessages()
  const title = useRef<HTMLHeadingElement>(null)

  // The button that had the focus disappeared with the form.
  useEffect(() => title.current?.focus(), [])

  async function copy(text: string) {
    const copied = await copyText(text)
    messages.message(copied ? { type: 'success', text: t('licences.copied') } : { type: 'error', text: t('form.copyFailed') })
  }

  return (
    <section className={styles.section} aria-labelledby="first-license">
      <h2 ref={title} tabIndex={-1} id="first-license" className={styles.title}>
        {t('form.created', { holder: holder.name })}
      </h2>
      <code className={styles.key}>{key ?? key_masked}</code>
      {key === undefined ? (
        <p className={styles.text}>{richText(t('licences.verify'), { link: <Link to="/check-mail" /> })}</p>
      ) : (
        <Button icon={<CopyIcon />} onClick={() => void copy(key)}>
          {t('form.copy')}
        </Button>
      )}
    </section>
  )
}
