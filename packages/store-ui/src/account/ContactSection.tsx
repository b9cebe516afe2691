import type { UserInfo } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { button, Link, Tag } from '@view-site/ui'
import { useId, type ReactNode } from 'react'
import * as cards from '../common/parts/cards.css.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { ChangeContact } from './ChangeContact.tsx'
import type { ContactKind } from './ChangeContactProps.ts'
import { FormRow } from './FormRow.tsx'

export interface ContactSectionProps {
  user: UserInfo
  onChanged: () => void
}

/** Mail address, phone number and password, each with its change. */
export function ContactSection({ user, onChanged }: ContactSectionProps): ReactNode {
  const t = useT(accountCentreMessages)
  const id = useId()
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {t('contact.title')}
        </h2>
        <div className={styles.rows}>
          <Contact kind="mail" value={user.mail_masked} unverified={user.is_activity === 0} onChanged={onChanged} />
          <Contact kind="phone" value={user.phone_masked} onChanged={onChanged} />
          <div className={styles.row}>
            <p className={styles.facts}>{t('contact.password')}</p>
            <Link to="/user/password" variant="plain" className={button({})}>
              {t('contact.changePassword')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

interface ContactProps {
  kind: ContactKind
  value: string
  unverified?: boolean
  onChanged: () => void
}

function Contact({ kind, value, unverified = false, onChanged }: ContactProps) {
  const t = useT(accountCentreMessages)
  const isFirst = kind === 'phone' && value === ''
  const label = (
    <>
      {t(`contact.${kind}`)} {unverified && <Tag tone="warning">{t('contact.unverified')}</Tag>}
    </>
  )
  return (
    <FormRow
      label={label}
      text={value === '' ? t('contact.none') : value}
      action={t(kind === 'mail' ? 'contact.changeMail' : isFirst ? 'contact.addPhone' : 'contact.changePhone')}
    >
      {(close) => (
        <ChangeContact
          kind={kind}
          isFirst={isFirst}
          onCancel={close}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      )}
    </FormRow>
  )
}
