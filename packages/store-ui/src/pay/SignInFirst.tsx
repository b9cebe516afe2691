import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payMessages } from './payMessages.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './PayPage.css.ts'

/** Asks a visitor with a payment link to sign in. */
export function SignInFirst(): ReactNode {
  const t = useT(payMessages)
  const { session } = useStoreServices()
  return (
    <>
      <h1 className={styles.state}>{t('load.signInTitle')}</h1>
      <p className={styles.muted}>{t('load.signInText')}</p>
      <Button variant="primary" size="lg" block className={styles.action} onClick={() => void session.signIn()}>
        {t('load.signIn')}
      </Button>
    </>
  )
}
